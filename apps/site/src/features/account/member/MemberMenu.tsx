import type { Ref } from 'react'
import type { IconKind } from '../../../shared/look/icons.ts'
import { CentreMenu, EntryCount } from '../../../shared/parts/CentreMenu.tsx'
import { useText } from '../../../shared/text/text.ts'

export interface MenuEntry<Page extends string> {
  readonly id: Page
  /** Entries of one group stand together. */
  readonly group: string
  readonly icon: IconKind
  readonly name: string
  /** A hook: how many things wait there. */
  readonly useCount?: () => number
}

interface MemberMenuProps<Page extends string> {
  ref?: Ref<HTMLElement>
  entries: readonly MenuEntry<Page>[]
  /** Null where no page is open beside the menu. */
  current: Page | null
  onPage: (page: Page) => void
}

/** The entries of the member centre. */
export function MemberMenu<Page extends string>({ ref, entries, current, onPage }: MemberMenuProps<Page>) {
  const text = useText()
  return (
    <CentreMenu
      ref={ref}
      label={text('member.menu')}
      className="mt-4"
      current={current}
      onPage={onPage}
      entries={entries.map(({ useCount, ...entry }) => ({
        ...entry,
        ...(useCount && { count: <Counted useCount={useCount} /> }),
      }))}
    />
  )
}

const Counted = ({ useCount }: { useCount: () => number }) => <EntryCount of={useCount()} />
