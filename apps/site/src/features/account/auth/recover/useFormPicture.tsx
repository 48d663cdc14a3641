import type { CaptchaAction } from '@jackfruit/contracts/identity'
import type { Form } from '../../../../shared/form/useForm.ts'
import { Captcha } from '../Captcha.tsx'
import type { Complaint } from '../rules.ts'
import { usePicture } from '../usePicture.ts'

const unread: Complaint = { key: 'auth.rule_captcha' }

/** The picture in a form that has something sent: what is told of it, what is wrong with it, and its field. */
export function useFormPicture(form: Form<'captcha'>, action: CaptchaAction) {
  const { picture, showPicture, renewPicture, dropPicture } = usePicture()
  const letters = form.values.captcha.trim()
  return {
    isShown: picture !== null,
    told: picture ? { captcha: letters, captchaId: picture.id } : {},
    complaint: picture && !letters ? unread : null,
    renew: () => {
      renewPicture()
      form.type('captcha', '')
    },
    drop: dropPicture,
    field: picture && (
      <Captcha
        {...{ action, round: picture.round, onPicture: showPicture }}
        value={form.values.captcha}
        error={form.errors.captcha}
        onType={(typed) => form.type('captcha', typed)}
      />
    ),
  }
}
