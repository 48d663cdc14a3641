import { type BodyOf, security } from '@jackfruit/contracts'
import { pictureBytesMax } from '@jackfruit/contracts/security'
import { Button, HexAvatar, Skeleton } from '@jackfruit/ui'
import { useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { UploadSimpleIcon } from '../../../shared/look/icons.ts'
import { type Message, useMessages } from '../../../shared/text/message.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { acceptedPictures, readBase64 } from './file.ts'
import { useIcons, useRefresh } from './queries.ts'
import { Failed, Step, StepProblem } from './Step.tsx'

/** Choose one of the house's heads, or bring a picture. */
export default function AvatarStep({ onBack }: { onBack: () => void }) {
  const text = useText()
  const { tell } = useMessages()
  const icons = useIcons()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()

  const set = async (makeBody: () => Promise<BodyOf<typeof security.setAvatar>>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await call(security.setAvatar, { body: await makeBody() })
      await refresh()
      note('good', text('security.saved'))
    } catch (failure) {
      setProblem({ failure })
    } finally {
      setBusy(false)
    }
  }
  const upload = (file: File) =>
    file.size > pictureBytesMax
      ? setProblem({ key: 'errors.picture_too_large' })
      : void set(async () => ({ file: await readBase64(file) }))
  return (
    <Step title={text('security.avatar')} intro={text('security.avatar_intro')} onBack={onBack}>
      <StepProblem>{tell(problem)}</StepProblem>
      {icons.isPending && <Skeleton className="h-40" />}
      {icons.isError && <Failed of={icons} />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-3">
        {icons.data?.icons.map(({ id, url }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={icons.data.current === id}
              aria-label={text('security.avatar_number', { number: index + 1 })}
              className="grid w-full place-items-center rounded-[16px] p-2 hover:bg-surface-2 aria-pressed:bg-positive-bg aria-pressed:ring-2 aria-pressed:ring-positive"
              onClick={() => void set(async () => ({ icon: id }))}
            >
              <HexAvatar name="" size={64} picture={url} />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={text('security.upload')}
          accept={acceptedPictures}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) upload(file)
          }}
        />
        <Button isBusy={isBusy} icon={<UploadSimpleIcon size={18} />} onClick={() => input.current?.click()}>
          {text('security.upload')}
        </Button>
      </div>
    </Step>
  )
}
