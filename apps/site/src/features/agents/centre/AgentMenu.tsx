import type { Ref } from 'react'
import { CentreMenu, EntryCount } from '../../../shared/parts/CentreMenu.tsx'
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

/** The entries of the agent centre; what waits for a word is told beside its entry. */
export function AgentMenu({ ref, entries, current, waiting, onPage }: AgentMenuProps) {
  const text = useText()
  return (
    <CentreMenu
      ref={ref}
      label={text('agents.menu_title')}
      className="mt-3 pb-5"
      current={current}
      onPage={onPage}
      entries={entries.map(({ id, icon, pay }) => ({
        ...{ id, icon, name: text(`agents.page_${id}`) },
        ...(pay && { count: <EntryCount of={waiting[pay.kind]} /> }),
      }))}
    />
  )
}
