import { agents } from '@jackfruit/contracts'
import { formatCount, formatDateTime } from '@jackfruit/i18n'
import { BrandMark, Button, Card, IconButton, MessageDialog, RindTexture } from '@jackfruit/ui'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { CopyIcon, DownloadSimpleIcon } from '../../../../shared/look/icons.ts'
import { QrCode } from '../../../../shared/parts/QrCode.tsx'
import { saveBlob } from '../../../../shared/parts/save.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useCopy } from '../../../../shared/text/copy.ts'
import { note } from '../../../../shared/text/notes.ts'
import { failureText, useLanguage, useText } from '../../../../shared/text/text.ts'
import { useChanged } from '../queries.ts'
import { rateText, usePayName } from '../shared/names.ts'

interface LinkCardProps {
  link: agents.Link
  /** Of the register page, before the code. */
  address: string
}

/** One link: its code for cameras, its address, what it gives, and the ways to hold it back. */
export function LinkCard({ link, address }: LinkCardProps) {
  const text = useText()
  const language = useLanguage()
  const copy = useCopy()
  const payName = usePayName()
  const { brand, timeZone } = useBrand()
  const picture = useRef<HTMLDivElement>(null)
  const to = `${address}${link.code}`
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4" data-testid="link-card">
      <div className="rind on-rind grid justify-items-center gap-2.5 overflow-hidden rounded-[16px] p-4">
        <RindTexture strength={0.2} fade="end" />
        <div ref={picture} className="relative rounded-[12px] bg-white p-3">
          <QrCode of={to} size={190} border={1} />
          <span className="sr-only">{text('agents.link_qr_of', { name: link.name })}</span>
        </div>
        <p className="relative flex items-center gap-2 font-[760]">
          <BrandMark size={22} />
          {brand}
        </p>
      </div>
      <div className="field-box">
        <span className="num min-w-0 flex-1 truncate text-[14px]" dir="ltr" title={to}>
          {to}
        </span>
        <IconButton label={text('agents.link_copy')} className="-me-2.5" onClick={() => copy(to)}>
          <CopyIcon size={18} />
        </IconButton>
      </div>
      <Button
        icon={<DownloadSimpleIcon size={18} />}
        onClick={() => savePicture(picture.current, `link-${link.code}.svg`)}
      >
        {text('agents.link_qr')}
      </Button>
      <dl className="grid text-[14px]">
        <Line label={text('agents.link_code')}>
          <b className="num font-[700]">{link.code}</b>
        </Line>
        <Line label={text('agents.link_kind')}>{text(`agents.kind_${link.kind}`)}</Line>
        {link.presets.map(({ kind, rate }) => (
          <Line key={kind} label={payName(kind)}>
            <bdi className="num">{rateText(rate)}</bdi>
          </Line>
        ))}
        <Line label={text('agents.link_expires')}>
          {link.expiresAt
            ? formatDateTime(link.expiresAt, language, timeZone, 'short')
            : text('agents.link_never')}
        </Line>
        {link.limit !== null && (
          <Line label={text('agents.link_limit')}>
            <span className="num">{`${formatCount(link.signUps)} / ${formatCount(link.limit)}`}</span>
          </Line>
        )}
      </dl>
      <LinkActions link={link} />
    </Card>
  )
}

/** The drawn code as a picture that a printer takes at any size. */
function savePicture(place: HTMLElement | null, name: string): void {
  const drawn = place?.querySelector('svg')
  if (!drawn) return
  const copy = drawn.cloneNode(true) as SVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  saveBlob(new Blob([copy.outerHTML], { type: 'image/svg+xml' }), name)
}

function LinkActions({ link }: { link: agents.Link }) {
  const text = useText()
  const changed = useChanged()
  const [busy, setBusy] = useState<'change' | 'drop' | null>(null)
  const [isAsked, setAsked] = useState(false)
  const act = async (what: 'change' | 'drop', work: () => Promise<unknown>) => {
    setBusy(what)
    try {
      await work()
      await changed()
    } catch (failure) {
      note('bad', failureText(failure))
    } finally {
      setBusy(null)
    }
  }
  const mayChange = link.state === 'open' || link.state === 'paused'
  const next = link.state === 'open' ? 'paused' : 'open'
  return (
    <div className="flex flex-wrap gap-2">
      {mayChange && (
        <Button
          className="flex-1"
          isBusy={busy === 'change'}
          onClick={() =>
            void act('change', () => call(agents.changeLink, { body: { id: link.id, state: next } }))
          }
        >
          {text(next === 'paused' ? 'agents.link_pause' : 'agents.link_resume')}
        </Button>
      )}
      <Button className="flex-1" look="text" onClick={() => setAsked(true)}>
        {text('agents.link_drop')}
      </Button>
      <MessageDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text('agents.link_drop_sure', { name: link.name })}
        buttons={[
          { label: text('common.cancel') },
          {
            label: text('agents.link_drop'),
            look: 'danger',
            isBusy: busy === 'drop',
            onPress: () => void act('drop', () => call(agents.dropLink, { query: { id: link.id } })),
          },
        ]}
      >
        {text('agents.link_drop_text')}
      </MessageDialog>
    </div>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line py-2 not-first:border-t">
      <dt className="text-text-2">{label}</dt>
      <dd className="font-[620]">{children}</dd>
    </div>
  )
}
