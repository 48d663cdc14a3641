import { Toasts } from '@jackfruit/ui'
import { CheckCircleIcon, InfoIcon, WarningCircleIcon, XIcon } from '../../shared/look/icons.ts'
import { dismissNote, useNotes } from '../../shared/text/notes.ts'
import { useText } from '../../shared/text/text.ts'

const icons = {
  good: <CheckCircleIcon size={20} weight="fill" className="text-positive" />,
  plain: <InfoIcon size={20} weight="fill" className="text-info" />,
  bad: <WarningCircleIcon size={20} weight="fill" className="text-negative" />,
}

export function Notes() {
  const text = useText()
  return (
    <Toasts
      notes={useNotes()}
      onDismiss={dismissNote}
      icons={icons}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={16} weight="bold" />}
    />
  )
}
