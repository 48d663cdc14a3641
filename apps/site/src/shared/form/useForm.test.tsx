import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openScreen } from '../../testing/screen.tsx'
import { CallFailure } from '../calls/failure.ts'
import { type Form, useForm } from './useForm.ts'

const { draw, speak } = openScreen()

type Name = 'name' | 'code'
let form: Form<Name>

function Shown() {
  form = useForm<Name>({ name: '', code: '' }, (code) => (code === 'code_expired' ? 'code' : null))
  return (
    <form ref={form.ref}>
      {(['name', 'code'] as const).map((name) => (
        <p key={name} id={name}>
          {form.values[name]}: {form.errors[name]}
        </p>
      ))}
      <output>{form.problem}</output>
    </form>
  )
}

const said = (id: string) => document.querySelector(id)?.textContent

beforeEach(() => draw(<Shown />))

test('[TR-14] what is wrong with a field is said in the new language when the language changes', async () => {
  await act(async () =>
    form.isRight({ name: { key: 'auth.rule_length', values: { min: 4, max: 12 } }, code: null }),
  )
  expect(said('#name')).toBe(': 4 to 12 characters')
  await speak('MY')
  expect(said('#name')).toMatch(/^: .*4.*12/)
  expect(said('#name')).toMatch(/[က-႟]/)
})

test('[TR-14] a refusal of the platform, at its field or above the form, follows the language too', async () => {
  await act(async () => form.refuse(new CallFailure('refused', 'code_expired')))
  await act(async () => form.refuse(new CallFailure('network', 'network')))
  const english = [said('#code'), said('output')]
  await speak('MY')
  for (const [at, words] of [said('#code'), said('output')].entries()) {
    expect(words).not.toBe(english[at])
    expect(words).toMatch(/[က-႟]/)
  }
})

test('[ER-39] a refusal takes nothing away of what was typed, and typing takes away what was said of that field', async () => {
  await act(async () => form.type('name', 'Aye'))
  await act(async () => form.type('code', '123456'))
  await act(async () => {
    await form.run(() => Promise.reject(new CallFailure('refused', 'code_expired')))
  })
  expect([said('#name'), form.values.code]).toEqual(['Aye: ', '123456'])
  expect(form.errors.code).toBeTruthy()
  await act(async () => form.type('code', '1'))
  expect(form.errors.code).toBeUndefined()
})

test('[ER-06] the platform’s own sentence is shown where it sends one', async () => {
  await act(async () => form.refuse(new CallFailure('refused', 'The provider is resting until noon.')))
  expect(said('output')).toBe('The provider is resting until noon.')
})
