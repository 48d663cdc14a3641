import { pictureBytesMax } from '@jackfruit/contracts/security'
import type { TextKey } from '@jackfruit/i18n'
import { Button } from '@jackfruit/ui'
import { useRef } from 'react'
import { UploadSimpleIcon } from '../look/icons.ts'

interface PictureInputProps {
  /** What the button says. */
  label: string
  /** The whole of it to who does not see beside what the button stands. */
  longLabel?: string
  /** What the picture is of, where the button does not say it. */
  name?: string
  size?: 'sm' | 'md'
  isBusy?: boolean
  className?: string
  /** What went wrong is told below it. */
  describedBy?: string | undefined
  /** The picture as base64, which is how pictures travel. */
  onPicture: (base64: string, name: string) => void
  onProblem: (key: TextKey) => void
}

/** Chooses a picture of this device. One that is too large is refused before it travels. */
export function PictureInput(props: PictureInputProps) {
  const { label, name = label, size = 'md', isBusy = false, className = '', describedBy } = props
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    if (file.size > pictureBytesMax) return props.onProblem('errors.picture_too_large')
    const base64 = await readBase64(file).catch(() => null)
    if (base64 === null) return props.onProblem('errors.system')
    props.onPicture(base64, file.name)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={name}
        accept="image/png,image/jpeg"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void take(file)
        }}
      />
      <Button
        size={size}
        isBusy={isBusy}
        icon={<UploadSimpleIcon size={size === 'sm' ? 16 : 18} />}
        className={className}
        aria-label={props.longLabel}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

function readBase64(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
}
