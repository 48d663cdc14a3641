import { Button, Centre, ErrorBlock, IconButton, Spinner } from '@jackfruit/ui'
import { XIcon } from '../../../shared/look/icons.ts'
import type { Asked } from '../../../shared/parts/Failed.tsx'
import { failureText, useText } from '../../../shared/text/text.ts'

interface NoAgentWindowProps {
  /** Who somebody is, while that is asked; null where it is known that they are no agent. */
  asked: Asked | null
  onClose: () => void
}

/** In place of the centre: who it is not for, and while nobody knows yet. */
export default function NoAgentWindow({ asked, onClose }: NoAgentWindowProps) {
  const text = useText()
  return (
    <Centre isOpen onClose={onClose} title={text('agents.title')}>
      <IconButton label={text('common.close')} className="absolute end-4 top-4" onClick={onClose}>
        <XIcon size={20} weight="bold" />
      </IconButton>
      <div className="m-auto">
        {asked === null ? (
          <div className="grid justify-items-center gap-3 px-6 text-center" data-testid="no-agent">
            <h2 className="text-[20px]">{text('agents.denied_title')}</h2>
            <p className="max-w-[44ch] text-[14px] text-text-2">{text('agents.denied_text')}</p>
            <Button look="green" onClick={onClose}>
              {text('common.close')}
            </Button>
          </div>
        ) : asked.error ? (
          <ErrorBlock
            title={text('agents.failed_title')}
            retryLabel={text('common.retry')}
            isRetrying={asked.isFetching}
            onRetry={() => void asked.refetch()}
          >
            {failureText(asked.error)}
          </ErrorBlock>
        ) : (
          <p role="status" className="text-text-2">
            <Spinner />
            <span className="sr-only">{text('common.loading')}</span>
          </p>
        )}
      </div>
    </Centre>
  )
}
