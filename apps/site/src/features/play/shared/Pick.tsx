import { CaretDownIcon, MagnifyingGlassIcon } from '../../../shared/look/icons.ts'

interface PickProps {
  label: string
  chosen: string | undefined
  /** What stands there while nothing is chosen. */
  none: string
  choices: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string | undefined) => void
}

/** One of several or none, in the dress of a chip: the browser's own list, which phones know best. */
export function Pick({ label, chosen, none, choices, onChange }: PickProps) {
  return (
    <span className="pick" data-chosen={chosen !== undefined}>
      <select
        aria-label={label}
        value={chosen ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{none}</option>
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
    </span>
  )
}

interface PickByNameProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** What has these letters in its name, at the end of the row. */
export function PickByName({ label, value, onChange }: PickByNameProps) {
  return (
    <label className="pick ms-auto w-[200px] flex-none justify-start">
      <MagnifyingGlassIcon size={18} className="flex-none" />
      <input
        type="search"
        name="find"
        maxLength={60}
        className="!static !w-auto min-w-0 flex-1 !p-0 !opacity-100"
        placeholder={label}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
