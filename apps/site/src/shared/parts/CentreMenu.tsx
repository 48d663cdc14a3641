import { join } from '@jackfruit/ui'
import type { ReactNode, Ref } from 'react'
import type { IconKind } from '../look/icons.ts'
import { useText } from '../text/text.ts'

interface CentreEntry<Page extends string> {
  readonly id: Page
  /** Entries of one group stand together. */
  readonly group?: string
  readonly icon: IconKind
  readonly name: string
  /** How many things wait there. */
  readonly count?: ReactNode
}

interface CentreMenuProps<Page extends string> {
  ref?: Ref<HTMLElement> | undefined
  label: string
  className: string
  entries: readonly CentreEntry<Page>[]
  /** Null where no page is open beside the menu. */
  current: Page | null
  onPage: (page: Page) => void
}

/** The entries of a centre; the open one is marked. */
export function CentreMenu<Page extends string>({
  ref,
  label,
  className,
  entries,
  current,
  onPage,
}: CentreMenuProps<Page>) {
  return (
    <nav ref={ref} aria-label={label} className={join('px-3.5', className)}>
      <ul className="grid gap-0.5">
        {entries.map(({ id, group, icon: Icon, name, count }, at) => {
          const isCurrent = id === current
          const beginsGroup = at > 0 && entries[at - 1]?.group !== group
          return (
            <li key={id} className={join('grid', beginsGroup && 'mt-1.5 border-t border-white/10 pt-1.5')}>
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
                <span className="min-w-0 flex-1">{name}</span>
                {count}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Beside an entry; nothing where nothing waits. */
export function EntryCount({ of }: { of: number }) {
  const text = useText()
  if (of <= 0) return null
  return (
    <span className="num grid h-[22px] min-w-[22px] flex-none place-items-center rounded-full bg-[var(--chili-600)] px-1.5 text-[12px] leading-none font-[740] text-white">
      <span aria-hidden="true">{of > 99 ? '99+' : of}</span>
      <span className="sr-only">{text('member.waiting', { count: of })}</span>
    </span>
  )
}
