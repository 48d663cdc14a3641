import { type ReactNode, useState } from 'react'
import { Link } from '../../shared/address/Link.tsx'
import {
  CaretDownIcon,
  HeadsetIcon,
  HouseIcon,
  InfoIcon,
  LifebuoyIcon,
  MagnifyingGlassIcon,
  QuestionIcon,
  ReceiptIcon,
  ScalesIcon,
  SealCheckIcon,
} from '../../shared/look/icons.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { BrandPanel } from '../member/BrandPanel.tsx'
import { useMemberPanel } from '../member/useMemberPanel.ts'
import { openSearch } from '../overlays/search.ts'
import { type Category, categoryPath, laneName, useCategories } from './categories.ts'
import { LaneIcon } from './LaneIcon.tsx'
import VendorLogos from './nav/VendorLogos.tsx'
import { useService } from './quick/useService.ts'
import { helpLinks, infoLinks } from './shellLinks.ts'
import { closeSideMenu } from './sideMenu.ts'

const row =
  'flex min-h-[46px] w-full items-center gap-3 rounded-[12px] px-3 text-start text-[15px] font-[620] hover:bg-white/10'

/** Every place of the site, at the start edge; kinds of games fold out to their makers. */
export default function SideMenu() {
  const text = useText()
  const service = useService()
  const { openPanel } = useActions()
  const { isOffered } = useMemberPanel()
  const to = (link: string, label: string, icon: ReactNode) => (
    <li key={link}>
      <Link to={link} className={row} onPress={closeSideMenu}>
        <span className="text-gold-300">{icon}</span>
        {label}
      </Link>
    </li>
  )
  const doing = (act: () => unknown, label: string, icon: ReactNode) => (
    <li>
      <button
        type="button"
        className={row}
        onClick={() => {
          closeSideMenu()
          act()
        }}
      >
        <span className="text-gold-300">{icon}</span>
        {label}
      </button>
    </li>
  )
  return (
    <BrandPanel side="start" onClose={closeSideMenu} title={text('frame.menu')}>
      <nav aria-label={text('frame.menu')} className="mt-5">
        <ul>
          {to('/', text('shell.home'), <HouseIcon size={22} />)}
          {doing(openSearch, text('search.open'), <MagnifyingGlassIcon size={22} />)}
          <Lanes />
        </ul>
        <ul className="mt-3 border-t border-white/15 pt-3">
          {to('/records', text('records.title'), <ReceiptIcon size={22} />)}
          {to('/verify', text('shell.fairness'), <ScalesIcon size={22} />)}
          {to('/seeds', text('seeds.title'), <SealCheckIcon size={22} />)}
        </ul>
        <ul className="mt-3 border-t border-white/15 pt-3">
          {helpLinks.map((link) => to(link.to, text(link.label), <QuestionIcon size={22} />))}
          {infoLinks.map((link) => to(link.to, text(link.label), <InfoIcon size={22} />))}
          {isOffered &&
            doing(() => openPanel('protection'), text('member.page_protection'), <LifebuoyIcon size={22} />)}
          {service.isOffered && doing(service.open, service.label, <HeadsetIcon size={22} />)}
        </ul>
      </nav>
    </BrandPanel>
  )
}

function Lanes() {
  const text = useText()
  const [open, setOpen] = useState<Category['gameType'] | null>(null)
  return useCategories()?.map((category) => {
    const { gameType } = category
    const label = laneName(gameType, text)
    const isOpen = open === gameType
    return (
      <li key={gameType}>
        <div className="flex">
          <Link to={categoryPath(gameType)} className={row} onPress={closeSideMenu}>
            <span className="text-gold-300">
              <LaneIcon lane={gameType} />
            </span>
            {label}
          </Link>
          <button
            type="button"
            className="grid w-11 flex-none place-items-center rounded-[12px] hover:bg-white/10"
            aria-expanded={isOpen}
            aria-label={text('frame.show_makers', { category: label })}
            onClick={() => setOpen(isOpen ? null : gameType)}
          >
            <CaretDownIcon size={16} weight="bold" className={isOpen ? 'rotate-180' : ''} />
          </button>
        </div>
        {isOpen && (
          <div className="py-2">
            <VendorLogos category={category} onChosen={closeSideMenu} />
          </div>
        )}
      </li>
    )
  })
}
