import { join } from '@jackfruit/ui'
import type { Ref } from 'react'
import { useText } from '../../../shared/text/text.ts'
import type { Consolidated, EntryId, ShownEntry } from './entries.ts'

interface AgentMenuProps {
  ref?: Ref<HTMLElement>
  entries: readonly ShownEntry[]
  /** Null where no page is open beside the menu. */
  current: EntryId | null
  waiting: Consolidated['waiting']
  onPage: (page: EntryId) => void
}

/** The entries of the agent centre; the open one is marked, and what waits for a word is told beside its entry. */
export function AgentMenu({ ref, entries, current, waiting, onPage }: AgentMenuProps) {
  const text = useText()
  return (
    <nav ref={ref} aria-label={text('agents.menu_title')} className="mt-3 px-3.5 pb-5">
      <ul className="grid gap-0.5">
        {entries.map(({ id, icon: Icon, pay }) => {
          const isCurrent = id === current
          return (
            <li key={id} className="grid">
              <button
                type="button"
                data-page={id}
                aria-current={isCurrent ? 'page' : undefined}
                className={join(
                  'flex min-h-[44px] items-center gap-3 rounded-[12px] px-3.5 py-1 text-start text-[15px] leading-[1.45] font-[620] hover:bg-white/10',
                  isCurrent && 'bg-gold-400 text-gold-ink hover:bg-gold-400',
                )}
                onClick={() => onPage(id)}
              >
                <Icon size={20} weight={isCurrent ? 'fill' : 'regular'} className="flex-none" />
                <span className="min-w-0 flex-1">{text(`agents.page_${id}`)}</span>
                {pay && <Count of={waiting[pay.kind]} />}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Count({ of }: { of: number }) {
  const text = useText()
  if (of <= 0) return null
  return (
    <span className="num grid h-[22px] min-w-[22px] flex-none place-items-center rounded-full bg-[var(--chili-600)] px-1.5 text-[12px] leading-none font-[740] text-white">
      <span aria-hidden="true">{of > 99 ? '99+' : of}</span>
      <span className="sr-only">{text('member.waiting', { count: of })}</span>
    </span>
  )
}
