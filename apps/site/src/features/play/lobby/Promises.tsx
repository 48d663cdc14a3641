import type { ReactNode } from 'react'
import {
  CherriesIcon,
  CoinsIcon,
  DownloadSimpleIcon,
  type IconKind,
  LockIcon,
} from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

/** What the site offers, in words that hold: money, sealing, games, devices. */
export function Promises({ count }: { count: number }) {
  const text = useText()
  return (
    <section aria-labelledby="why" data-testid="promises">
      <h2 id="why" className="mb-4 text-[19px] md:text-[24px]">
        {text('home.why_title')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        <Line icon={CoinsIcon} title={text('home.why_money_title')}>
          {text('home.why_money_text')}
        </Line>
        <Line icon={LockIcon} title={text('home.why_sealed_title')}>
          {text('home.why_sealed_text')}
        </Line>
        {count > 0 && (
          <Line icon={CherriesIcon} title={text('home.why_games_title', { count })}>
            {text('home.why_games_text')}
          </Line>
        )}
        <Line icon={DownloadSimpleIcon} title={text('home.why_devices_title')}>
          {text('home.why_devices_text')}
        </Line>
      </ul>
    </section>
  )
}

function Line({ icon: Icon, title, children }: { icon: IconKind; title: string; children: ReactNode }) {
  return (
    <li className="card flex gap-3.5 p-4 md:p-5 lg:flex-col">
      <Icon size={28} weight="duotone" className="flex-none text-rind-500 dark:text-rind-400" />
      <div className="min-w-0">
        <h3 className="!text-[15px] !leading-[1.4] font-[700] [font-stretch:104%]">{title}</h3>
        <p className="mt-1 text-[14px] leading-[1.5] text-text-2 tall:leading-[1.7]">{children}</p>
      </div>
    </li>
  )
}
