import { merchants, type ReplyOf } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { BrandMark, Button, RindTexture } from '@jackfruit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import {
  CopyIcon,
  GlobeHemisphereEastIcon,
  HeadsetIcon,
  type IconKind,
  WrenchIcon,
} from '../../../shared/look/icons.ts'
import { openService } from '../../../shared/service/openService.ts'
import type { Brand } from '../../../shared/session/brand.ts'
import { copyText } from '../../../shared/text/copy.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'

type Permission = ReplyOf<typeof merchants.permission>

const askEvery = 20_000

interface ClosedProps {
  icon: IconKind
  title: string
  children: ReactNode
  footer?: ReactNode
}

/** A screen in place of the whole app: mark, one reason, what is known, and somebody to ask. */
function Closed({ icon: Icon, title, children, footer }: ClosedProps) {
  return (
    <main className="rind on-rind flex min-h-dvh flex-col items-center px-6 pt-[12vh] pb-8 text-center">
      <RindTexture strength={0.22} />
      <BrandMark size={64} />
      <span className="mt-8 grid h-14 w-14 place-items-center rounded-[16px] bg-white/10 text-gold-300">
        <Icon size={30} />
      </span>
      <h1 className="mt-6 text-[26px]">{title}</h1>
      <div className="mt-3 grid max-w-[42ch] justify-items-center gap-5 text-[#cfe3d5]">{children}</div>
      <div className="mt-auto w-full max-w-[380px] pt-10">{footer}</div>
    </main>
  )
}

/** Opens the service window of the brand, closed as the site is. */
function ServiceButton({ brand }: { brand: Brand | undefined }) {
  const text = useText()
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')
  if (!brand || brand.customerService.length === 0) return null
  const open = async () => {
    setState('opening')
    setState((await openService(undefined, true)) ? 'idle' : 'failed')
  }
  return (
    <>
      <p role="alert" className="mb-3 min-h-5 text-[14px]">
        {state === 'failed' ? text('frame.service_failed') : ''}
      </p>
      <Button className="w-full" isBusy={state === 'opening'} icon={<HeadsetIcon size={20} />} onClick={open}>
        {text('common.customer_service')}
      </Button>
    </>
  )
}

export function MaintenanceScreen({ permission }: { permission: Permission }) {
  const text = useText()
  const language = useLanguage()
  const [end, setEnd] = useState(permission.maintenanceEnd)
  const left = useSecondsLeft(end)
  const timeZone = permission.info?.timeZone ?? 'UTC'

  useEffect(() => {
    const timer = setInterval(async () => {
      const status = await call(merchants.permission, {
        query: { host: location.hostname, scope: 'status' },
      }).catch(() => null)
      if (status && !status.maintenance) location.reload()
      else if (status) setEnd(status.maintenanceEnd)
    }, askEvery)
    return () => clearInterval(timer)
  }, [])

  const title = end
    ? text('shell.maintenance_back', {
        time: formatDateTime(end, language, timeZone, 'time').replace(/:\d\d$/, ''),
      })
    : text('shell.game_maintenance')
  return (
    <Closed icon={WrenchIcon} title={title} footer={<ServiceButton brand={permission.info} />}>
      <p>{text('shell.info_maintenance')}</p>
      {end && left !== null && (
        <p className="w-full min-w-[280px] rounded-[16px] bg-white/8 px-6 py-4">
          <span className="block text-[13px]">
            {text('shell.maintenance_left', { day: formatDateTime(end, language, timeZone, 'day') })}
          </span>
          <span
            role="timer"
            className="num block text-[30px] leading-[1.3] font-[760] text-gold-300 [font-stretch:108%]"
          >
            {clock(left)}
          </span>
        </p>
      )}
      <p className="text-[13px]">{text('shell.maintenance_self')}</p>
    </Closed>
  )
}

function useSecondsLeft(end: string | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!end) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end])
  const left = end ? Math.floor((Date.parse(end) - now) / 1000) : 0
  return left > 0 ? left : null
}

/** Hours, minutes and seconds; hours may go above a day. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

export function BlockedScreen({ permission }: { permission: Permission }) {
  const text = useText()
  const { ip } = permission.location
  const [isCopied, setCopied] = useState<boolean | null>(null)
  return (
    <Closed
      icon={GlobeHemisphereEastIcon}
      title={text('shell.blockip')}
      footer={<ServiceButton brand={permission.info} />}
    >
      <p>{text('shell.info_ip_block', { brand: permission.info?.brand ?? '' })}</p>
      <p className="w-full min-w-[280px] rounded-[16px] bg-white/8 px-6 py-4">
        <span className="block text-[13px]">{text('shell.your_address')}</span>
        <span className="flex items-center justify-center gap-1">
          <bdi className="num text-[18px] font-[700] text-white">{ip}</bdi>
          <button
            type="button"
            className="icon-btn icon-btn-bare"
            aria-label={text('common.copy')}
            title={text('common.copy')}
            onClick={() => void copyText(ip).then(setCopied)}
          >
            <CopyIcon size={20} />
          </button>
        </span>
        <span role="status" className="block min-h-5 text-[13px]">
          {isCopied !== null && text(isCopied ? 'common.copied' : 'common.copy_failed')}
        </span>
      </p>
    </Closed>
  )
}

/** Start-up itself failed: what is known of why, and a way to try again. */
export function StartFailedScreen({ error }: { error: unknown }) {
  const text = useText()
  return (
    <Closed icon={WrenchIcon} title={text('shell.start_failed_title')}>
      <p role="alert">{failureText(error)}</p>
      <Button look="gold" onClick={() => location.reload()}>
        {text('common.retry')}
      </Button>
    </Closed>
  )
}
