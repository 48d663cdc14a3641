import { promotions } from '@jackfruit/contracts'
import type { TextKey } from '@jackfruit/i18n'
import { Button } from '@jackfruit/ui'
import { useId, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { PictureInput } from '../../../shared/form/PictureInput.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { XIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import type { OfferDetail } from '../shared/offers.ts'
import { actOf, usePress } from './usePress.ts'

const { remarkMax, picturesMax } = promotions
const places = [0, 1, 2] as const
const kindOf = (base64: string) => (base64.startsWith('/9j/') ? 'jpeg' : 'png')

/** A remark of at most 140 characters and up to three pictures. */
export function ApplicationForm({ offer }: { offer: OfferDetail }) {
  const text = useText()
  const remarkId = useId()
  const { told } = usePress()
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [act] = useState(() => actOf(offer))
  const form = useForm<'remark' | 'pictures'>({ remark: '', pictures: '' }, (code) =>
    code.startsWith('picture') ? 'pictures' : null,
  )
  const { remark } = form.values
  const used = [...remark.trim()].length
  const submit = () => {
    const right = form.isRight({
      remark: used === 0 ? { key: 'offers.remark_missing' } : null,
      pictures: pictures.length < offer.picturesMin ? { key: 'errors.pictures_missing' } : null,
    })
    if (!right) return
    const body = { ...act, remark: remark.trim(), pictures: [...pictures] }
    void form.run(() => told(() => call(promotions.apply, { body })))
  }
  return (
    <Form at={form.ref} className="grid gap-4" onSubmit={submit}>
      <div>
        <label htmlFor={remarkId} className="field-label">
          <span>{text('offers.remark')}</span>
        </label>
        <div className="field-box !h-auto py-2" data-invalid={form.errors.remark ? 'true' : undefined}>
          <textarea
            id={remarkId}
            name="remark"
            rows={3}
            value={remark}
            aria-invalid={form.errors.remark ? true : undefined}
            aria-describedby={`${remarkId}-below`}
            className="min-h-[72px] w-full resize-none bg-transparent"
            onChange={(event) => form.type('remark', [...event.target.value].slice(0, remarkMax).join(''))}
          />
        </div>
        <p
          id={`${remarkId}-below`}
          className={`field-hint flex justify-between gap-3 ${form.errors.remark ? 'field-error' : ''}`}
        >
          <span>{form.errors.remark ?? ''}</span>
          <span className="num">
            {text('offers.remark_used', { used: String([...remark].length), most: String(remarkMax) })}
          </span>
        </p>
      </div>
      <Pictures
        pictures={pictures}
        problem={form.errors.pictures}
        onChange={(next) => {
          form.type('pictures', '')
          setPictures(next)
        }}
        onProblem={(key) => form.isRight({ pictures: { key } })}
      />
      {form.problem && (
        <p role="alert" className="text-[14px] text-negative">
          {form.problem}
        </p>
      )}
      <Button type="submit" look="gold" isBusy={form.isBusy} className="w-full">
        {text('offers.send')}
      </Button>
    </Form>
  )
}

interface PicturesProps {
  pictures: readonly string[]
  problem: string | undefined
  onChange: (pictures: readonly string[]) => void
  onProblem: (key: TextKey) => void
}

function Pictures({ pictures, problem, onChange, onProblem }: PicturesProps) {
  const text = useText()
  return (
    <fieldset className="grid gap-2" name="pictures">
      <legend className="field-label">
        <span>{text('offers.picture_hint')}</span>
      </legend>
      <div className="grid grid-cols-3 gap-2">
        {places.map((place) => {
          const picture = pictures[place]
          const name = text('offers.picture', { place: String(place + 1) })
          if (picture !== undefined)
            return (
              <div
                key={place}
                className="relative aspect-square overflow-hidden rounded-[12px] border border-line"
              >
                <img
                  src={`data:image/${kindOf(picture)};base64,${picture}`}
                  alt={name}
                  className="size-full object-cover"
                />
                <button
                  type="button"
                  className="icon-btn absolute end-1 top-1 !bg-surface"
                  aria-label={text('offers.remove_picture', { place: String(place + 1) })}
                  onClick={() => onChange(pictures.filter((_, at) => at !== place))}
                >
                  <XIcon size={16} weight="bold" />
                </button>
              </div>
            )
          if (place !== pictures.length || place >= picturesMax)
            return (
              <div
                key={place}
                aria-hidden="true"
                className="aspect-square rounded-[12px] border border-line border-dashed"
              />
            )
          return (
            <div
              key={place}
              className="grid aspect-square place-items-center rounded-[12px] border border-line-strong border-dashed p-1"
            >
              <PictureInput
                size="sm"
                className="max-w-full !px-2"
                label={name}
                onPicture={(base64) => onChange([...pictures, base64].slice(0, picturesMax))}
                onProblem={onProblem}
              />
            </div>
          )
        })}
      </div>
      {problem && (
        <p role="alert" className="field-hint field-error">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
