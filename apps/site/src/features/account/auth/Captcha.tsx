import { identity } from '@jackfruit/contracts'
import type { CaptchaAction } from '@jackfruit/contracts/identity'
import { Field, Skeleton } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callWithHeaders } from '../../../shared/calls/api.ts'
import { ArrowClockwiseIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

interface CaptchaProps {
  /** What the answer is for: it is good for nothing else. */
  action: CaptchaAction
  value: string
  onType: (code: string) => void
  onPicture: (captchaId: string) => void
  /** Counts up when a new picture is needed: each picture is good for one try. */
  round: number
  error?: string | undefined
}

const picturesEvery = 1000

/** The picture with a code, and the field for it. Asked for only after a failure. */
export function Captcha({ action, value, onType, onPicture, round, error }: CaptchaProps) {
  const text = useText()
  const lastAsked = useRef(0)
  const picture = useQuery({
    queryKey: ['captcha', action, round],
    queryFn: async ({ signal }) => {
      const { value: image, headers } = await callWithHeaders(identity.captcha, { query: { action }, signal })
      return { image, id: headers.get('captchaId') ?? '' }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const id = picture.data?.id
  useEffect(() => {
    if (id) onPicture(id)
  }, [id, onPicture])

  const another = () => {
    if (Date.now() - lastAsked.current < picturesEvery) return
    lastAsked.current = Date.now()
    onType('')
    void picture.refetch()
  }
  const source =
    picture.data &&
    (picture.data.image.startsWith('data:')
      ? picture.data.image
      : `data:image/png;base64,${picture.data.image}`)

  return (
    <Field
      name="captcha"
      label={text('auth.captcha')}
      value={value}
      onChange={(event) => onType(event.target.value)}
      error={error ?? (picture.isError ? text('auth.captcha_failed') : undefined)}
      autoComplete="off"
      autoCapitalize="none"
      maxLength={20}
      after={
        <>
          <div className="grid h-12 w-[132px] flex-none place-items-center overflow-hidden rounded-[12px] bg-[#e8eddf]">
            {source ? (
              <img src={source} alt={text('auth.captcha_image')} className="h-full w-full object-contain" />
            ) : (
              <Skeleton className="h-full w-full" />
            )}
          </div>
          <button
            type="button"
            className="icon-btn !h-12 !w-12"
            aria-label={text('auth.captcha_refresh')}
            title={text('auth.captcha_refresh')}
            onClick={another}
          >
            <ArrowClockwiseIcon size={20} weight="bold" />
          </button>
        </>
      }
    />
  )
}
