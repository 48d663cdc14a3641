import { type RefObject, useRef, useState } from 'react'
import { CallFailure } from '../calls/failure.ts'
import { type Complaint, type Message, type Messages, useMessages } from '../text/message.ts'
import { focusField } from './focusField.ts'

type Complaints<Name extends string> = Partial<Record<Name, Complaint | null | undefined>>

export interface Form<Name extends string> {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly values: Readonly<Record<Name, string>>
  readonly errors: Readonly<Partial<Record<Name, string>>>
  readonly problem: string | undefined
  readonly isBusy: boolean
  type(name: Name, value: string): void
  /** Empties a secret after a refusal; what is said at it stays. */
  forget(name: Name): void
  /** Shows what is wrong and puts the focus there; true when nothing is. */
  isRight(complaints: Complaints<Name>): boolean
  /** Does the work; a refusal is shown at its field, else above the form, and nothing typed is lost. */
  run(work: () => Promise<unknown>): Promise<boolean>
  refuse(error: unknown): void
}

/** The state of a small form. `fieldOf` says at which field a refusal of the platform belongs. */
export function useForm<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  fieldOf: (code: string) => Name | null,
): Form<Name> {
  const { tell, tellAll } = useMessages()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Messages<Name>>({})
  const [problem, setProblem] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  const show = (found: Messages<Name>) => {
    setErrors(found)
    const [first] = Object.keys(found)
    focusField(ref.current, first)
  }
  const refuse = (error: unknown) => {
    const field = error instanceof CallFailure ? fieldOf(error.code) : null
    if (field) show({ [field]: { failure: error } } as Messages<Name>)
    else setProblem({ failure: error })
  }
  return {
    ...{ ref, values, isBusy, refuse },
    errors: tellAll(errors),
    problem: tell(problem),
    type(name, value) {
      setValues((typed) => ({ ...typed, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others as Messages<Name>)
    },
    forget: (name) => setValues((typed) => ({ ...typed, [name]: '' })),
    isRight(complaints) {
      const found = Object.entries<Complaint | null | undefined>(complaints).flatMap(([name, wrong]) =>
        wrong ? [[name, wrong] as const] : [],
      )
      setProblem(null)
      show(Object.fromEntries(found) as Messages<Name>)
      return found.length === 0
    },
    async run(work) {
      setProblem(null)
      setBusy(true)
      try {
        await work()
        return true
      } catch (error) {
        refuse(error)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
