import { Card, ErrorBlock } from '@jackfruit/ui'
import { failureText, useText } from '../../../shared/text/text.ts'

interface Asked {
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

export function Failed({ of }: { of: Asked }) {
  const text = useText()
  return (
    <Card>
      <ErrorBlock
        title={text('deposit.failed')}
        retryLabel={text('common.retry')}
        isRetrying={of.isFetching}
        onRetry={() => void of.refetch()}
      >
        {failureText(of.error)}
      </ErrorBlock>
    </Card>
  )
}
