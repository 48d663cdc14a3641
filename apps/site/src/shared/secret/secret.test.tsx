import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { openScreen } from '../../testing/screen.tsx'
import { dismissNote, useNotes } from '../text/notes.ts'
import { useSecretAsked } from './asked.ts'
import { SecretField } from './SecretField.tsx'
import { SecretInput } from './SecretInput.tsx'

const screen = openScreen()

function Panel() {
  const [values, setValues] = useState({ password: '', code: '', plain: '' })
  const [isOpen, setOpen] = useState(true)
  const type = (name: string) => (typed: string) => setValues((known) => ({ ...known, [name]: typed }))
  const notes = useNotes()
  return (
    <>
      <output data-testid="asked">{String(useSecretAsked())}</output>
      <ul>
        {notes.map(({ id, text }) => (
          <li key={id}>
            <button type="button" onClick={() => dismissNote(id)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <input name="plain" value={values.plain} onChange={(event) => type('plain')(event.target.value)} />
      {isOpen && (
        <>
          <SecretField
            kind="password"
            label="Password"
            name="password"
            value={values.password}
            onType={type('password')}
          />
          <SecretInput kind="code" name="code" value={values.code} onType={type('code')} />
        </>
      )}
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </>
  )
}

const isAsked = () => document.querySelector('[data-testid="asked"]')?.textContent
const said = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const typed = () => ['password', 'code', 'plain'].map((name) => screen.valueOf(name))

/** The window loses the focus to what `has` it in the document. */
const blur = (has: HTMLElement) =>
  act(async () => {
    has.focus()
    Object.defineProperty(document, 'activeElement', { configurable: true, value: has })
    window.dispatchEvent(new Event('blur'))
    await new Promise((done) => setTimeout(done))
    Reflect.deleteProperty(document, 'activeElement')
  })

test('a secret is asked for exactly as long as a field of one stands', async () => {
  await screen.draw(<Panel />)
  expect(isAsked()).toBe('true')
  await screen.press('Close')
  expect(isAsked()).toBe('false')
})

test('a frame that takes the focus finds what was typed half forgotten, and the person is told why once', async () => {
  await screen.draw(<Panel />)
  await screen.type('password', '8301')
  await screen.type('code', '12')
  await screen.type('plain', 'words')
  await blur(document.createElement('iframe'))
  expect(typed()).toEqual(['', '', 'words'])
  expect(said()).toEqual([
    'What you typed was emptied: something in a frame of this page had taken the keyboard. Please type it again.',
  ])
  await screen.press(/What you typed/)
  await blur(document.createElement('iframe'))
  expect(said()).toEqual([])
})

test('another window that takes the focus, as a manager of passwords does, empties nothing', async () => {
  await screen.draw(<Panel />)
  await screen.type('password', '8301')
  await blur(document.body)
  expect([typed()[0], said()]).toEqual(['8301', []])
})
