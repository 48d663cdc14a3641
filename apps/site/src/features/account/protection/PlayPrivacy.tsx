import { agents } from '@jackfruit/contracts'
import { Card, Check, Skeleton } from '@jackfruit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useText } from '../../../shared/text/text.ts'

const key = ['protection', 'privacy']

/** Whether agents above may look at what the member plays; sums of teams hold it all the same. */
export function PlayPrivacy() {
  const text = useText()
  const cache = useQueryClient()
  const privacy = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(agents.playPrivacy, { signal }),
  })
  const change = useMutation({
    mutationFn: (isHidden: boolean) => call(agents.setPlayPrivacy, { body: { isHidden } }),
    onSuccess: (now) => cache.setQueryData(key, now),
    onError: (failure) => note('bad', failureText(failure)),
  })
  if (privacy.isError)
    return (
      <Card>
        <Failed of={privacy} title="protection.privacy_failed" />
      </Card>
    )
  const { data } = privacy
  return (
    <Card as="section" className="grid gap-3 p-5" aria-labelledby="play-privacy" data-testid="play-privacy">
      <h3 id="play-privacy" className="text-[17px]">
        {text('protection.privacy')}
      </h3>
      <p className="max-w-[64ch] text-[14px] text-text-2">{text('protection.privacy_text')}</p>
      {data ? (
        <Check
          name="play-hidden"
          checked={change.isPending ? change.variables : data.isHidden}
          onChange={({ target }) => change.isPending || change.mutate(target.checked)}
        >
          {text('protection.privacy_tick')}
        </Check>
      ) : (
        <Skeleton className="h-6" />
      )}
    </Card>
  )
}
