import { Button, Card } from '@jackfruit/ui'
import { useEffect, useRef, useState } from 'react'
import { CheckCircleIcon, CopyIcon } from '../../../shared/look/icons.ts'
import { copyText } from '../../../shared/text/copy.ts'
import { useText } from '../../../shared/text/text.ts'

/** The application has arrived: what it is called, so that it can be asked about. */
export function Applied({ reference }: { reference: string }) {
  const text = useText()
  const place = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState<boolean | null>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Card role="status" className="grid justify-items-center gap-4 px-5 py-10 text-center">
      <CheckCircleIcon size={56} weight="fill" className="text-positive" />
      <h2 ref={place} tabIndex={-1} className="text-[22px] outline-0 md:text-[26px]">
        {text('join.done_title')}
      </h2>
      <p className="max-w-[46ch] text-text-2">{text('join.done_text')}</p>
      <div className="flex flex-wrap items-center justify-center gap-3 rounded-[14px] bg-sunken px-5 py-4">
        <span className="text-[14px] text-text-2">{text('join.reference')}</span>
        <strong className="num text-[22px] tracking-[0.04em]" data-testid="reference">
          {reference}
        </strong>
        <Button
          size="sm"
          icon={<CopyIcon size={18} />}
          onClick={() => void copyText(reference).then(setCopied)}
        >
          {text(isCopied ? 'common.copied' : 'common.copy')}
        </Button>
      </div>
      {isCopied === false && <p className="text-[14px] text-negative">{text('common.copy_failed')}</p>}
    </Card>
  )
}
