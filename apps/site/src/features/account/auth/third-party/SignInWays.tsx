import type { ReplyOf, thirdParty } from '@jackfruit/contracts'
import { Button, Dialog, Empty, Skeleton } from '@jackfruit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CheckCircleIcon, XIcon } from '../../../../shared/look/icons.ts'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { note } from '../../../../shared/text/notes.ts'
import { failureText, useText } from '../../../../shared/text/text.ts'
import { Problem } from '../Problem.tsx'
import { type Change, LinkForm } from './LinkForm.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { openProvider, providerNames } from './provider.ts'
import { useSignInWays, waysKey } from './signInWays.ts'

type Way = ReplyOf<typeof thirdParty.ways>['ways'][number]

interface SignInWaysProps {
  /** Where a password is set by whom has none. */
  onPassword: () => void
}

/** Accounts of others that open this one: what the security centre shows of them. */
export default function SignInWays({ onPassword }: SignInWaysProps) {
  const text = useText()
  const { tell } = useMessages()
  const cache = useQueryClient()
  const ways = useSignInWays()
  const [busy, setBusy] = useState<thirdParty.Provider | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const [asked, setAsked] = useState<{ provider: thirdParty.Provider; change: Change } | null>(null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const connect = (provider: thirdParty.Provider) => {
    stop.current()
    setProblem(null)
    setBusy(provider)
    const returnTo = `${location.pathname}${location.search}`
    const asker = ways.data?.asker
    stop.current = openProvider({ provider, purpose: 'link', returnTo, side: 'member', asker }, (outcome) => {
      setBusy(null)
      if (outcome === 'out of sight') return
      if ('problem' in outcome) return setProblem({ key: `thirdparty.problem_${outcome.problem}` })
      setProblem(null)
      setAsked({ provider, change: { ticket: outcome.ticket } })
    })
  }
  const done = () => {
    if (asked) note('good', text('ticket' in asked.change ? 'thirdparty.linked' : 'thirdparty.unlinked'))
    setAsked(null)
    void cache.invalidateQueries({ queryKey: waysKey })
  }

  if (ways.isPending) return <Skeleton className="h-32 w-full rounded-[16px]" />
  if (ways.isError) return <Problem title={failureText(ways.error)} />
  const { hasPassword } = ways.data
  return (
    <div className="grid gap-4">
      {problem && <Problem title={tell(problem)} />}
      {!hasPassword && (
        <div className="flex flex-wrap items-center gap-3 rounded-[12px] bg-surface-2 px-4 py-3">
          <p className="min-w-[200px] flex-1 text-[14px]">{text('thirdparty.no_password')}</p>
          <Button onClick={onPassword}>{text('thirdparty.set_password')}</Button>
        </div>
      )}
      {ways.data.ways.length === 0 ? (
        <Empty title={text('thirdparty.none')} />
      ) : (
        <ul className="divide-y divide-line rounded-[14px] ring-1 ring-line">
          {ways.data.ways.map((way) => (
            <Row
              key={way.provider}
              way={way}
              isBusy={busy === way.provider}
              canChange={hasPassword}
              onConnect={() => connect(way.provider)}
              onUnlink={() => setAsked({ provider: way.provider, change: { unlink: way.provider } })}
            />
          ))}
        </ul>
      )}
      {asked && (
        <Dialog
          isOpen
          holdsForm
          title={text('thirdparty.confirm_title')}
          closeLabel={text('common.close')}
          closeIcon={<XIcon size={20} weight="bold" />}
          onClose={() => setAsked(null)}
        >
          <div className="p-6">
            <LinkForm change={asked.change} onDone={done}>
              {text('ticket' in asked.change ? 'thirdparty.confirm_link' : 'thirdparty.confirm_unlink', {
                provider: providerNames[asked.provider],
              })}
            </LinkForm>
          </div>
        </Dialog>
      )}
    </div>
  )
}

interface RowProps {
  way: Way
  isBusy: boolean
  canChange: boolean
  onConnect: () => void
  onUnlink: () => void
}

function Row({ way: { provider, linked }, isBusy, canChange, onConnect, onUnlink }: RowProps) {
  const text = useText()
  const name = providerNames[provider]
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <ProviderMark provider={provider} />
      <span className="min-w-0 flex-1 text-[14px]">
        <b className="block font-[640]">{name}</b>
        <span className="block truncate text-text-2">
          {linked ? linked.name : text('thirdparty.not_linked')}
        </span>
      </span>
      {linked && (
        <span className="flex items-center gap-1.5 rounded-[8px] bg-positive-bg px-2 py-1 text-[13px] font-[640] text-positive max-sm:hidden">
          <CheckCircleIcon size={16} weight="fill" />
          {text('thirdparty.linked_mark')}
        </span>
      )}
      {canChange && (
        <Button
          look="text"
          isBusy={isBusy}
          aria-label={text(linked ? 'thirdparty.unlink_from' : 'thirdparty.link_to', { provider: name })}
          onClick={linked ? onUnlink : onConnect}
        >
          {text(linked ? 'thirdparty.unlink' : 'thirdparty.link')}
        </Button>
      )}
    </li>
  )
}
