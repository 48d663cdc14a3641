import type { ReactNode } from 'react'
import { CoinsIcon, DiceFiveIcon, type IconKind, ScalesIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'

/** What a visitor should know before the first stake: money, edge, luck. */
export function HonestFacts() {
  const text = useText()
  const { playMoney } = useBrand()
  return (
    <section className="card flex flex-col p-5 md:p-6" aria-labelledby="facts">
      <h2 id="facts" className="text-[18px] md:text-[20px]">
        {text('lobby.facts_title')}
      </h2>
      <ul className="mt-2 flex flex-1 flex-col justify-around">
        {playMoney && (
          <FactLine icon={CoinsIcon} title={text('lobby.fact_money_title')}>
            {text('lobby.fact_money_text')}
          </FactLine>
        )}
        <FactLine icon={ScalesIcon} title={text('lobby.fact_return_title')}>
          {text('lobby.fact_return_text_plain')}
        </FactLine>
        <FactLine icon={DiceFiveIcon} title={text('lobby.fact_luck_title')}>
          {text('lobby.fact_luck_text')}
        </FactLine>
      </ul>
    </section>
  )
}

function FactLine({ icon: Icon, title, children }: { icon: IconKind; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 border-line py-3 [&+&]:border-t">
      <Icon size={26} weight="duotone" className="mt-0.5 flex-none text-rind-500 dark:text-rind-400" />
      <div className="min-w-0">
        <h3 className="!text-[15px] !leading-[1.4] font-[680] [font-stretch:100%]">{title}</h3>
        <p className="text-[14px] leading-[1.45] text-text-2 tall:leading-[1.65]">{children}</p>
      </div>
    </li>
  )
}
