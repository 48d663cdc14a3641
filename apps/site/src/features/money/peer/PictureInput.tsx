import { pictureBytesMax } from '@jackfruit/contracts/security'
import { Button } from '@jackfruit/ui'
import { useRef } from 'react'
import { UploadSimpleIcon } from '../../../shared/look/icons.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { acceptedPictures, readBase64 } from './file.ts'

interface PictureInputProps {
  label: string
  isBusy?: boolean
  /** What went wrong is told below it. */
  describedBy?: string | undefined
  onPicture: (base64: string, name: string) => void
}

export function PictureInput({ label, isBusy, describedBy, onPicture }: PictureInputProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    if (file.size > pictureBytesMax) return note('bad', text('errors.picture_too_large'))
    onPicture(await readBase64(file), file.name)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        accept={acceptedPictures}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <Button
        isBusy={isBusy ?? false}
        icon={<UploadSimpleIcon size={18} />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
