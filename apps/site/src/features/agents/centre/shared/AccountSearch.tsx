import { Field } from '@jackfruit/ui'
import { MagnifyingGlassIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'

/** Narrows a list to one account of the team, whichever level it is on. */
export function AccountSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText()
  return (
    <Field
      label={text('agents.search')}
      name="account"
      type="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      className="min-w-[200px] flex-1"
      icon={<MagnifyingGlassIcon size={18} className="flex-none" />}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\W/g, ''))}
    />
  )
}
