import { type BodyOf, security } from '@jackfruit/contracts'
import { HexAvatar, Skeleton } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { PictureInput } from '../../../shared/form/PictureInput.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { type Message, useMessages } from '../../../shared/text/message.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useIcons, useRefresh } from './queries.ts'
import { Step } from './Step.tsx'

/** Choose one of the house's heads, or bring a picture. */
export default function AvatarStep({ onBack }: { onBack: () => void }) {
  const text = useText()
  const { tell } = useMessages()
  const icons = useIcons()
  const [problem, setProblem] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh()

  const set = async (body: BodyOf<typeof security.setAvatar>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await call(security.setAvatar, { body })
      await refresh()
      note('good', text('security.saved'))
    } catch (failure) {
      setProblem({ failure })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Step title={text('security.avatar')} intro={text('security.avatar_intro')} onBack={onBack}>
      <Problem>{tell(problem)}</Problem>
      {icons.isPending && <Skeleton className="h-40" />}
      {icons.isError && <Failed of={icons} title="security.failed" />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-3">
        {icons.data?.icons.map(({ id, url }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={icons.data.current === id}
              aria-label={text('security.avatar_number', { number: index + 1 })}
              className="grid w-full place-items-center rounded-[16px] p-2 hover:bg-surface-2 aria-pressed:bg-positive-bg aria-pressed:ring-2 aria-pressed:ring-positive"
              onClick={() => void set({ icon: id })}
            >
              <HexAvatar name="" size={64} picture={url} />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <PictureInput
          label={text('security.upload')}
          isBusy={isBusy}
          onPicture={(file) => void set({ file })}
          onProblem={(key) => setProblem({ key })}
        />
      </div>
    </Step>
  )
}
