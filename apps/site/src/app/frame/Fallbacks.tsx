import { Button, Empty, ErrorBlock } from '@jackfruit/ui'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from '../pages/Page.tsx'

export function NotFound() {
  const text = useText()
  const { home } = useActions()
  return (
    <Page title={text('shell.not_found_title')} className="justify-center">
      <Empty
        title={text('shell.not_found_title')}
        action={
          <Button look="green" onClick={home}>
            {text('shell.not_found_action')}
          </Button>
        }
      >
        {text('shell.not_found_text')}
      </Empty>
    </Page>
  )
}

/** A page failed while it was drawn, or a part of it could not be fetched. */
export function Broken() {
  const text = useText()
  return (
    <div className="grid min-h-[60vh] flex-1 place-items-center">
      <ErrorBlock
        title={text('shell.broken_title')}
        retryLabel={text('shell.reload')}
        onRetry={() => location.reload()}
      >
        {text('shell.broken_text')}
      </ErrorBlock>
    </div>
  )
}
