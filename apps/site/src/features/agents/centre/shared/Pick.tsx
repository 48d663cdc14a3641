import { CaretDownIcon } from '../../../../shared/look/icons.ts'

interface PickProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly { readonly value: Value; readonly label: string }[]
}

/** One of several, in the dress of a chip: the browser's own list, which phones know best. */
export function Pick<Value extends string>({ label, value, onChange, choices }: PickProps<Value>) {
  return (
    <span className="pick min-w-0">
      <select
        className="min-w-0 flex-1 truncate"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
    </span>
  )
}
