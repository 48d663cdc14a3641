import { security } from '@jackfruit/contracts'
import { type DocumentSide, documentSides } from '@jackfruit/contracts/security'
import { Button, Skeleton } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { PictureInput } from '../../../shared/form/PictureInput.tsx'
import { XIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { type Message, useMessages } from '../../../shared/text/message.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { type Confirmed, useConfirmed } from './confirm.tsx'
import { useDocuments, useRefresh } from './queries.ts'
import { Step } from './Step.tsx'

/** Front, back and a selfie with the paper; handed in, an operator looks at them. */
export default function DocumentsStep({ onBack }: { onBack: () => void }) {
  const text = useText()
  const { tell } = useMessages()
  const documents = useDocuments()
  const [problem, setProblem] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { run, window } = useConfirmed()
  const refresh = useRefresh()
  const state = documents.data?.state ?? 'none'
  const isOpen = state !== 'pending' && state !== 'approved'
  const sides = state === 'refused' ? [] : (documents.data?.sides ?? [])

  const submit = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const done = await run(async () => {
        await call(security.submitDocuments)
        return true
      })
      await refresh()
      if (done) note('good', text('security.documents_sent'))
    } catch (failure) {
      setProblem({ failure })
    } finally {
      setBusy(false)
    }
  }
  if (documents.isError)
    return (
      <Step title={text('security.documents')} intro={text('security.documents_intro')} onBack={onBack}>
        <Failed of={documents} title="security.failed" />
      </Step>
    )
  return (
    <Step title={text('security.documents')} intro={text('security.documents_intro')} onBack={onBack}>
      {documents.isPending ? (
        <Skeleton className="h-40" />
      ) : (
        <p className="text-[14px] font-[640]" role="status">
          {text(`security.documents_${state}`)}
          {state === 'refused' && documents.data?.reason ? ` ${documents.data.reason}` : ''}
        </p>
      )}
      <Problem>{tell(problem)}</Problem>
      <ul className="grid gap-4 sm:grid-cols-3">
        {documentSides.map((side) => (
          <li key={side}>
            <Side
              side={side}
              isThere={sides.includes(side)}
              isOpen={isOpen}
              run={run}
              onProblem={setProblem}
              onChanged={refresh}
            />
          </li>
        ))}
      </ul>
      {isOpen && (
        <Button
          look="green"
          isBusy={isBusy}
          isDisabled={!sides.includes('front') || !sides.includes('selfie')}
          className="justify-self-start"
          onClick={() => void submit()}
        >
          {text('security.hand_in')}
        </Button>
      )}
      {window}
    </Step>
  )
}

interface SideProps {
  side: DocumentSide
  isThere: boolean
  isOpen: boolean
  run: Confirmed['run']
  onProblem: (problem: Message | null) => void
  onChanged: () => Promise<unknown>
}

function Side({ side, isThere, isOpen, run, onProblem, onChanged }: SideProps) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const label = text(`security.side_${side}`)
  const picture = useQuery({
    queryKey: ['security', 'documents', side],
    queryFn: ({ signal }) => call(security.documentPicture, { query: { side }, signal }),
    enabled: isThere,
    gcTime: 0,
  })
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    onProblem(null)
    try {
      await work()
      await onChanged()
    } catch (failure) {
      onProblem({ failure })
    } finally {
      setBusy(false)
    }
  }
  const add = (file: string) => attempt(() => run(() => call(security.addDocument, { body: { side, file } })))
  return (
    <div className="grid gap-2">
      <p className="text-[14px] font-[640]">{label}</p>
      <div className="relative grid aspect-[8/5] place-items-center overflow-hidden rounded-[14px] bg-sunken">
        {isThere && picture.data ? (
          <img src={picture.data.url} alt={label} className="h-full w-full object-contain" />
        ) : isOpen ? (
          <PictureInput
            size="sm"
            label={text('security.upload')}
            longLabel={`${text('security.upload')}: ${label}`}
            name={label}
            isBusy={isBusy}
            onPicture={(file) => void add(file)}
            onProblem={(key) => onProblem({ key })}
          />
        ) : (
          <span className="text-[13px] text-text-2">{text('security.not_given')}</span>
        )}
      </div>
      {isThere && isOpen && (
        <Button
          size="sm"
          look="text"
          isBusy={isBusy}
          icon={<XIcon size={16} />}
          className="justify-self-start"
          onClick={() => void attempt(() => call(security.removeDocument, { query: { side } }))}
        >
          {text('security.remove')}
        </Button>
      )}
    </div>
  )
}
