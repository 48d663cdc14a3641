import { fieldRules, type ReplyOf, security } from '@jackfruit/contracts'
import { contactIds, genders } from '@jackfruit/contracts/security'
import { Button, Card, Field } from '@jackfruit/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { focusField } from '../../../shared/form/focusField.ts'
import { LockIcon } from '../../../shared/look/icons.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { type Message, type Messages, useMessages } from '../../../shared/text/message.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useConfirmed } from './confirm.tsx'
import { useRefresh } from './queries.ts'

type Profile = ReplyOf<typeof security.profile>
type Values = Omit<Profile, 'locked'>
type Name = keyof Values

const identityFields = ['payeeName', 'birthday'] as const
const personalFields = ['address', 'nationality', 'occupation', 'sourceOfIncome', 'placeOfBirth'] as const
const longest: Partial<Record<Name, number>> = { address: 300, qqNum: 20, nickname: 30 }

export type ProfileDraft = Partial<Values>

interface ProfileStepProps {
  profile: Profile
  /** What was typed and not saved yet. */
  changed: ProfileDraft
  onChange: (changed: ProfileDraft) => void
  avatar: ReactNode
}

/** The profile as a form: only what was changed is sent; the real name and the birthday are set once. */
export default function ProfileStep({ profile, changed, onChange, avatar }: ProfileStepProps) {
  const text = useText()
  const { tell, tellAll } = useMessages()
  const { minAgeBirthday, timeZone } = useBrand()
  const genderId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Messages<Name>>({})
  const [problem, setProblem] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { run, window } = useConfirmed()
  const refresh = useRefresh()
  const values: Values = { ...profile, ...changed }
  const set = (name: Name, value: string) => {
    setErrors({ ...errors, [name]: undefined })
    onChange({ ...changed, [name]: value })
  }

  const complain = (field: string, message: Message) => {
    setErrors({ [field]: message })
    focusField(form.current, field)
  }

  const save = async () => {
    setProblem(null)
    // The age and the day are those of the brand, as the platform judges them (VA-80).
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
    if (changed.birthday && fieldRules.ageOn(today, changed.birthday) < minAgeBirthday)
      return complain('birthday', { key: 'errors.too_young', values: { age: minAgeBirthday } })
    setBusy(true)
    try {
      const done = await run(() => call(security.saveProfile, { body: changed }))
      if (done) {
        await refresh()
        onChange({})
        note('good', text('security.saved'))
      }
    } catch (failure) {
      const field = failure instanceof CallFailure ? fieldOf(failure) : null
      if (field) {
        complain(field, { failure })
      } else setProblem({ failure })
    } finally {
      setBusy(false)
    }
  }
  const told = tellAll(errors)
  const fieldFor = (name: Name, more: { type?: string; label?: string } = {}) => {
    const isLocked = (profile.locked as readonly string[]).includes(name)
    const once = (identityFields as readonly string[]).includes(name)
    return (
      <Field
        key={name}
        label={more.label ?? text(`security.field_${name}` as 'security.field_address')}
        name={name}
        type={more.type ?? 'text'}
        maxLength={longest[name] ?? 60}
        readOnly={isLocked}
        autoComplete="off"
        icon={isLocked ? <LockIcon size={18} className="flex-none text-text-3" /> : undefined}
        hint={isLocked ? text('security.locked_hint') : once ? text('security.once_hint') : undefined}
        value={values[name]}
        error={told[name]}
        onChange={(event) => set(name, event.target.value)}
      />
    )
  }
  return (
    <Form at={form} className="grid max-w-[860px] content-start gap-4" onSubmit={save}>
      {avatar}
      <Problem>{tell(problem)}</Problem>
      <Group title={text('security.about_you')}>
        {fieldFor('nickname')}
        {fieldFor('payeeName')}
        {fieldFor('birthday', { type: 'date' })}
        <div>
          <label htmlFor={genderId} className="field-label">
            {text('security.field_gender')}
          </label>
          <div className="field-box">
            <select
              id={genderId}
              name="gender"
              className="w-full bg-transparent py-2"
              value={values.gender}
              onChange={(event) => set('gender', event.target.value)}
            >
              <option value="">{text('security.not_given')}</option>
              {genders.map((gender) => (
                <option key={gender} value={gender}>
                  {text(`security.gender_${gender}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
        {personalFields.map((name) => fieldFor(name))}
      </Group>
      <Group title={text('security.contact_ids')}>
        {contactIds.map((name) => fieldFor(name, { label: contactNames[name] }))}
      </Group>
      <div className="sticky bottom-0 flex bg-canvas py-3">
        <Button
          type="submit"
          look="green"
          isBusy={isBusy}
          isDisabled={Object.keys(changed).length === 0}
          className="max-md:flex-1"
        >
          {text('security.save')}
        </Button>
      </div>
      {window}
    </Form>
  )
}

/** Names of others' products, which are the same in every language. */
const contactNames: Readonly<Record<(typeof contactIds)[number], string>> = {
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  telegram: 'Telegram',
  line: 'LINE',
  zalo: 'Zalo',
  viber: 'Viber',
  qqNum: 'QQ',
  wechat: 'WeChat',
  skype: 'Skype',
}

function fieldOf({ code, value }: CallFailure): string | null {
  if (code === 'too_young') return 'birthday'
  return typeof value['field'] === 'string' ? value['field'] : null
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5">
      <h3 className="mb-4 text-[17px]">{title}</h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </Card>
  )
}
