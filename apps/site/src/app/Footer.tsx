import { BrandMark, RindTexture } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { useLanes } from '../features/lobby/index.ts'
import { useBrand } from '../shared/brand.ts'
import { useText } from '../shared/text.ts'
import { Link } from './Link.tsx'
import { serviceOf } from './service.ts'

const line =
  'inline-flex min-h-9 items-center text-[14px] text-on-rind-2 hover:text-white hover:underline underline-offset-4'

/** The rind below: what the house promises, and the pages that there are. */
export function Footer() {
  const text = useText()
  const brand = useBrand()
  const lanes = useLanes() ?? []
  const service = serviceOf(brand)
  return (
    <footer className="rind on-rind mt-10 flex-none overflow-hidden pb-[calc(84px+env(safe-area-inset-bottom))] md:mt-14 md:pb-0">
      <RindTexture strength={0.12} fade="down" />
      <div className="wrap grid gap-x-16 gap-y-8 pt-10 pb-8 md:grid-cols-[minmax(0,1fr)_auto_auto] md:pt-12">
        <div className="max-w-[440px]">
          <p className="flex items-center gap-2.5 text-[22px] font-[800] tracking-[-0.03em] [font-stretch:114%]">
            <BrandMark size={38} />
            {brand.brand}
          </p>
          <p className="mt-4 text-[14px] text-on-rind-2">
            {text('shell.footer_promise', { age: brand.minAgeAgreement })}
          </p>
          {brand.playMoney && (
            <p className="mt-2 text-[14px] text-on-rind-2">{text('shell.footer_play_money')}</p>
          )}
          <p className="mt-4 inline-grid h-8 place-items-center rounded-[8px] bg-white px-2.5 text-[14px] font-[760] text-rind-900">
            {brand.minAgeAgreement}+
          </p>
        </div>
        <Column title={text('shell.footer_play')}>
          {lanes.map((lane) => (
            <li key={lane}>
              <Link to="/#games" className={line}>
                {text(`lobby.type_${lane}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/#games" className={line}>
              {text('shell.footer_all_games')}
            </Link>
          </li>
          <li>
            <Link to="/records" className={line}>
              {text('records.title')}
            </Link>
          </li>
        </Column>
        <Column title={text('shell.footer_trust')}>
          <li>
            <Link to="/#fairness" className={line}>
              {text('shell.footer_how')}
            </Link>
          </li>
          <li>
            <Link to="/verify" className={line}>
              {text('lobby.fair_check')}
            </Link>
          </li>
          {service && (
            <li>
              <a href={service} target="_blank" rel="noopener noreferrer" className={line}>
                {text('common.customer_service')}
              </a>
            </li>
          )}
        </Column>
      </div>
      <div className="wrap border-t border-white/15 py-5 text-[13px] text-on-rind-2">{brand.copyright}</div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-[180px]">
      <h2 className="!text-[14px] font-[680] [font-stretch:100%]">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </section>
  )
}
