import { Button } from '@jackfruit/ui'
import { useState } from 'react'
import { DownloadSimpleIcon } from '../look/icons.ts'
import { note } from '../text/notes.ts'
import { failureText, useText } from '../text/text.ts'

/** Saves a list as a file, and says so where it cannot. */
export function SaveCsvButton({ save }: { save: () => Promise<void> }) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await save()
    } catch (failure) {
      note('bad', `${text('movements.csv_failed')} ${failureText(failure)}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="text"
      size="sm"
      isBusy={isBusy}
      icon={<DownloadSimpleIcon size={18} />}
      aria-label={text('movements.csv_label')}
      onClick={() => void press()}
    >
      {text('movements.csv')}
    </Button>
  )
}
