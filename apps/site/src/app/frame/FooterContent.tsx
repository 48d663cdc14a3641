import { BrandMark } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Link } from '../../shared/address/Link.tsx'
import { vendorGlyph } from '../../shared/look/pictures.ts'
import { useBrand } from '../../shared/session/brand.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { useMemberPanel } from '../member/useMemberPanel.ts'
import { categoryPath, gamesPart, laneName, useCategories } from './categories.ts'
import { copyrightLine, socialLinks } from './contacts.ts'
import { useService } from './quick/useService.ts'
import SocialLinks from './SocialLinks.tsx'
import { helpLinks, infoLinks } from './shellLinks.ts'

const line =
  'inline-flex min-h-9 items-center text-start text-[14px] text-on-rind-2 hover:text-white hover:underline underline-offset-4'

/** What the house promises, the pages that there are, who makes the games, and whose it all is. */
export default function FooterContent() {
  const text = useText()
  const brand = useBrand()
  const service = useService()
  const isLoggedIn = useSession() !== null
  const to = (link: string, label: string) => (
    <li key={label}>
      <Link to={link} className={line}>
        {label}
      </Link>
    </li>
  )
  const { openPanel } = useActions()
  const { isOffered } = useMemberPanel()
  return (
    <>
      <div className="wrap grid gap-x-12 gap-y-8 pt-10 pb-8 md:grid-cols-[minmax(0,1fr)_auto_auto] md:pt-12 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
        <div className="max-w-[400px] md:max-lg:col-span-full">
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
          <div className="mt-4 grid gap-4">
            <p className="inline-grid w-fit h-8 place-items-center rounded-[8px] bg-white px-2.5 text-[14px] font-[760] text-rind-900">
              <bdi>{brand.minAgeAgreement}+</bdi>
            </p>
            {socialLinks(brand.resources).length > 0 && (
              <section aria-label={text('frame.social')}>
                <SocialLinks look="rind" />
              </section>
            )}
          </div>
        </div>
        <Column title={text('shell.footer_play')}>
          <Lanes />
          {to(gamesPart, text('shell.footer_all_games'))}
          {to('/records', text('records.title'))}
        </Column>
        <Column title={text('frame.footer_help')}>
          {helpLinks.map((link) => to(link.to, text(link.label)))}
          {!isLoggedIn && to('/login?side=agent', text('auth.agent_title'))}
          {service.isOffered && (
            <li>
              <button type="button" className={line} onClick={() => void service.open()}>
                {service.label}
              </button>
            </li>
          )}
        </Column>
        <Column title={text('frame.footer_about', { brand: brand.brand })}>
          {infoLinks.map((link) => to(link.to, text(link.label)))}
          {isOffered && (
            <li>
              <button type="button" className={line} onClick={() => openPanel('protection')}>
                {text('member.page_protection')}
              </button>
            </li>
          )}
          {to('/#fairness', text('shell.footer_how'))}
          {to('/verify', text('lobby.fair_check'))}
          {to('/returns', text('shell.footer_returns'))}
        </Column>
      </div>
      <Makers />
      <div className="wrap border-t border-white/15 py-5 text-[13px] text-on-rind-2">
        <bdi>{copyrightLine(brand.copyright, brand.brand, new Date().getFullYear())}</bdi>
      </div>
    </>
  )
}

function Lanes() {
  const text = useText()
  return useCategories()?.map(({ gameType }) => (
    <li key={gameType}>
      <Link to={categoryPath(gameType)} className={line}>
        {laneName(gameType, text)}
      </Link>
    </li>
  ))
}

/** Every maker once, in the order of the categories. */
function Makers() {
  const text = useText()
  const vendors = useCategories()?.flatMap((category) => category.vendors) ?? []
  const makers = [...new Map(vendors.map(({ vassalage, name }) => [vassalage, name]))]
  if (makers.length === 0) return null
  return (
    <ul
      aria-label={text('frame.makers')}
      data-testid="footer-makers"
      className="wrap flex flex-wrap gap-x-7 gap-y-3 border-t border-white/15 py-5"
    >
      {makers.map(([vassalage, name]) => (
        <li key={vassalage} className="flex items-center gap-2 text-[14px] font-[700] [font-stretch:108%]">
          <img src={vendorGlyph(vassalage)} alt="" width={24} height={24} loading="lazy" />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-[160px]">
      <h2 className="!text-[14px] font-[680] [font-stretch:100%]">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </section>
  )
}
