import { presence, type ReplyOf } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Badge, Button, Card, Empty, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { DesktopIcon, DeviceMobileIcon, MapPinIcon, XIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useCountryNames } from '../../../shared/text/countryNames.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { useHistory, usePlaces, useRefresh, useSessions } from './queries.ts'
import { Step } from './Step.tsx'

type Device = Omit<ReplyOf<typeof presence.history>['entries'][number], 'kind' | 'at'>

/** What a person knows a device by, and where it was. */
function useWhere() {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const names = useCountryNames()
  const country = (code: string | null) => code && names(code)
  return {
    country,
    device: ({ browser, system }: Device) =>
      browser && system
        ? text('security.browser_on', { browser, system })
        : (browser ?? system ?? text('security.device_unknown')),
    place: ({ ip, country: code }: Device) => [ip, country(code)].filter(Boolean).join(' · '),
    when: (at: string) => formatDateTime(at, language, timeZone, 'short'),
  }
}

export function Section({
  title,
  hint,
  action,
  children,
}: {
  title: string
  hint?: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="grid gap-2.5">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-[17px]">{title}</h3>
        {hint && <p className="text-[13px] text-text-2">{hint}</p>}
        <div className="ms-auto">{action}</div>
      </div>
      {children}
    </section>
  )
}

/** Where the member is logged in; every other device can be signed out. */
export function Sessions() {
  const text = useText()
  const { device, place, when } = useWhere()
  const sessions = useSessions()
  const { data } = sessions
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      note('good', text('security.signed_out'))
    } catch (failure) {
      note('bad', failureText(failure))
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  const others = (data?.sessions.length ?? 1) - 1
  return (
    <Section
      title={text('security.sessions')}
      action={
        others > 0 && (
          <Button
            look="text"
            size="sm"
            className="!text-negative"
            isBusy={isBusy}
            onClick={() => void attempt(() => call(presence.endOtherSessions))}
          >
            {text('security.end_others', { count: others })}
          </Button>
        )
      }
    >
      {sessions.isPending && <Skeleton className="h-20 !rounded-[18px]" />}
      {sessions.isError && (
        <Card>
          <Failed of={sessions} title="security.failed" />
        </Card>
      )}
      {data && (
        <Card as="ul" className="overflow-hidden">
          {data.sessions.map((session) => {
            const Icon = session.isHandheld ? DeviceMobileIcon : DesktopIcon
            return (
              <li
                key={session.id}
                className="border-line [&+&]:border-t flex items-center gap-4 px-4 py-3 md:px-5"
              >
                <Icon size={22} className="flex-none text-positive" />
                <div className="min-w-0 flex-1">
                  <p className="font-[640]">{device(session)}</p>
                  <p className="num text-[13px] text-text-2 [overflow-wrap:anywhere]">
                    {place(session)} · {session.isThis ? text('security.now') : when(session.lastSeenAt)}
                  </p>
                </div>
                {session.isThis ? (
                  <Badge tone="info">{text('security.this_device')}</Badge>
                ) : (
                  <Button
                    look="text"
                    size="sm"
                    isBusy={isBusy}
                    onClick={() =>
                      void attempt(() => call(presence.endSession, { query: { id: session.id } }))
                    }
                  >
                    {text('security.sign_out')}
                  </Button>
                )}
              </li>
            )
          })}
        </Card>
      )}
    </Section>
  )
}

/** Places from which a login needs no second proof. */
export function Places() {
  const text = useText()
  const { country, when } = useWhere()
  const places = usePlaces()
  const { data } = places
  const refresh = useRefresh()
  const remove = async (place: string) => {
    try {
      await call(presence.removePlace, { query: { place } })
      note('good', text('security.saved'))
    } catch (failure) {
      note('bad', failureText(failure))
    } finally {
      await refresh()
    }
  }
  return (
    <Section title={text('security.places')} hint={text('security.places_hint')}>
      {places.isPending && <Skeleton className="h-16 !rounded-[18px]" />}
      {places.isError && (
        <Card>
          <Failed of={places} title="security.failed" />
        </Card>
      )}
      {data && (
        <Card className="p-4">
          {data.places.length === 0 && (
            <p className="text-[14px] text-text-2">{text('security.places_none')}</p>
          )}
          <ul className="flex flex-wrap gap-2.5">
            {data.places.map(({ place, isHere, country: code, usedAt }) => (
              <li
                key={place}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-[12px] border border-line ps-3 text-[14px]"
              >
                <MapPinIcon size={18} className="flex-none text-text-3" />
                <span className="num min-w-0 font-[640] [overflow-wrap:anywhere]">{place}</span>
                <span className="text-[13px] text-text-2">
                  {isHere ? text('security.here') : (country(code) ?? when(usedAt))}
                </span>
                <button
                  type="button"
                  className="icon-btn icon-btn-bare"
                  aria-label={text('security.remove_place', { place })}
                  onClick={() => void remove(place)}
                >
                  <XIcon size={16} weight="bold" />
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}

/** The last fifty logins and changes. */
export default function HistoryStep({ onBack }: { onBack: () => void }) {
  const text = useText()
  const { device, place, when } = useWhere()
  const history = useHistory()
  const { data } = history
  return (
    <Step title={text('security.history')} intro={text('security.history_intro')} onBack={onBack}>
      {history.isPending && <Skeleton className="h-64" />}
      {history.isError && <Failed of={history} title="security.failed" />}
      {data?.entries.length === 0 && <Empty title={text('security.history_none')} />}
      <ol>
        {data?.entries.map((entry) => (
          <li
            key={`${entry.at}${entry.kind}${entry.ip}`}
            className="border-line [&+&]:border-t flex flex-wrap justify-between gap-x-4 py-3"
          >
            <div className="min-w-0">
              <p className="font-[640]">{text(`security.event_${entry.kind}`)}</p>
              <p className="num text-[13px] text-text-2 [overflow-wrap:anywhere]">
                {device(entry)} · {place(entry)}
              </p>
            </div>
            <p className="num text-[13px] text-text-2">{when(entry.at)}</p>
          </li>
        ))}
      </ol>
    </Step>
  )
}
