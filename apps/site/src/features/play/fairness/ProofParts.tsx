import { Badge, Button, join } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import {
  CheckCircleIcon,
  DownloadSimpleIcon,
  type IconKind,
  InfoIcon,
  LockIcon,
  SealCheckIcon,
  ShieldCheckIcon,
  WarningCircleIcon,
  XCircleIcon,
} from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

export type ProofState = 'sealed' | 'waiting' | 'fair' | 'unfair'

const looks: Readonly<Record<ProofState, readonly [IconKind, string]>> = {
  fair: [SealCheckIcon, 'text-positive'],
  unfair: [WarningCircleIcon, 'text-negative'],
  waiting: [ShieldCheckIcon, 'text-link'],
  sealed: [LockIcon, 'text-text-2'],
}

/** What a proof comes to, in plain words. */
export function Headline({
  state,
  title,
  children,
}: {
  state: ProofState
  title: string
  children: ReactNode
}) {
  const [Icon, tone] = looks[state]
  return (
    <div
      role="status"
      className={join(
        'flex min-w-0 flex-1 basis-[240px] gap-3',
        state === 'unfair' && 'rounded-[12px] bg-negative-bg p-3',
      )}
    >
      <Icon size={26} weight="fill" className={join('mt-0.5 flex-none', tone)} />
      <div>
        <h4 className="text-[15px] leading-[1.4] font-[700]">{title}</h4>
        <p className="text-[13px] text-text-2">{children}</p>
      </div>
    </div>
  )
}

const marks = {
  good: { Icon: CheckCircleIcon, tone: 'positive' },
  bad: { Icon: XCircleIcon, tone: 'negative' },
  open: { Icon: InfoIcon, tone: 'neutral' },
} as const

/** How a check ended: it holds, it fails, or it cannot be told here. */
export type Mark = keyof typeof marks

/** One thing that was checked. */
export function Step({ result, children }: { result: Mark; children: ReactNode }) {
  const { Icon, tone } = marks[result]
  return (
    <li>
      <Badge tone={tone} icon={<Icon size={14} weight="fill" />}>
        <span className="whitespace-normal">{children}</span>
      </Badge>
    </li>
  )
}

/** Hands the proof over as a file, exactly as it came. */
export function Download({ evidence, name }: { evidence: unknown; name: string }) {
  const text = useText()
  return (
    <Button
      size="sm"
      look="text"
      icon={<DownloadSimpleIcon size={18} />}
      onClick={() => save(evidence, name)}
    >
      {text('verify.download')}
    </Button>
  )
}

function save(evidence: unknown, name: string): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(evidence, null, 2)}\n`], { type: 'application/json' }),
  )
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.json` })
  link.click()
  URL.revokeObjectURL(address)
}

/** What checks a proof whole, outside of any browser. */
export function Command({ name }: { name: string }) {
  return (
    <code dir="ltr" className="inline-block font-mono [overflow-wrap:anywhere]">
      npm run verify-round -- {name}.json
    </code>
  )
}

export const receiptMarks = { good: 'good', bad: 'bad', unchecked: 'open' } as const
export const receiptTexts = {
  good: 'verify.step_receipt',
  bad: 'verify.step_receipt_bad',
  unchecked: 'verify.step_receipt_open',
} as const
