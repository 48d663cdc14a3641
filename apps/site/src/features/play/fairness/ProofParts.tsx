import { Badge, Button, join } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { CheckCircleIcon, DownloadSimpleIcon, InfoIcon, XCircleIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

const marks = {
  good: { Icon: CheckCircleIcon, tone: 'positive' },
  bad: { Icon: XCircleIcon, tone: 'negative' },
  open: { Icon: InfoIcon, tone: 'neutral' },
} as const

export type Mark = keyof typeof marks

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

export const receiptMarks = { good: 'good', bad: 'bad', unchecked: 'open' } as const
export const receiptTexts = {
  good: 'verify.step_receipt',
  bad: 'verify.step_receipt_bad',
  unchecked: 'verify.step_receipt_open',
} as const

interface HeadlineProps {
  icon: ReactNode
  isUnfair: boolean
  title: string
  children: ReactNode
}

export function ProofHeadline({ icon, isUnfair, title, children }: HeadlineProps) {
  return (
    <div
      role="status"
      className={join(
        'flex min-w-0 flex-1 basis-[240px] gap-3',
        isUnfair && 'rounded-[12px] bg-negative-bg p-3',
      )}
    >
      {icon}
      <div>
        <h4 className="text-[15px] leading-[1.4] font-[700]">{title}</h4>
        <p className="text-[13px] text-text-2">{children}</p>
      </div>
    </div>
  )
}

export function DownloadProof({ evidence, name }: { evidence: unknown; name: string }) {
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

/** What is not checked here, or checked elsewhere too, and how to do it. */
export function ProofCommand({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="mt-3 text-[13px] text-text-2">
      {children}{' '}
      <code dir="ltr" className="inline-block font-mono [overflow-wrap:anywhere]">
        npm run verify-round -- {name}.json
      </code>
    </p>
  )
}

/** Hands the proof over as a file, exactly as it came. */
function save(evidence: unknown, name: string): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(evidence, null, 2)}\n`], { type: 'application/json' }),
  )
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.json` })
  link.click()
  URL.revokeObjectURL(address)
}
