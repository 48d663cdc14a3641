import { type ReactNode, useId } from 'react'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
}

interface SegmentedTabsProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  segments: readonly Segment<Value>[]
  /** On phones two stand in a row, where all of them would be too long for one. */
  inPairs?: boolean
}

/** Two to six choices of which one holds: radio buttons in the dress of tabs, so that arrow keys move as in any group. */
export function SegmentedTabs<Value extends string>({
  label,
  value,
  onChange,
  segments,
  inPairs = false,
}: SegmentedTabsProps<Value>) {
  const group = useId()
  return (
    <fieldset className={inPairs ? 'seg seg-pairs' : 'seg'}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="seg-item">
          <input
            type="radio"
            className="sr-only"
            name={group}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
