import { SegmentedTabs } from '@jackfruit/ui'
import { useText } from '../../../../shared/text/text.ts'

export type NewKind = 'member' | 'agent'

/** Whether who comes is to play, or to lead a team. */
export function KindChoice({ value, onChange }: { value: NewKind; onChange: (kind: NewKind) => void }) {
  const text = useText()
  return (
    <div>
      <p className="field-label">{text('agents.link_kind')}</p>
      <SegmentedTabs
        label={text('agents.link_kind')}
        value={value}
        onChange={onChange}
        segments={(['member', 'agent'] as const).map((kind) => ({
          value: kind,
          label: text(`agents.kind_${kind}`),
        }))}
      />
    </div>
  )
}
