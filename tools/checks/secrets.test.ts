import { expect, test } from 'vitest'
import { secretFindings } from './secrets.ts'

const path = 'apps/site/src/features/money/new/NewPanel.tsx'
const found = (text: string, at = path) => secretFindings([{ path: at, text }]).map((finding) => finding.path)

test.each([
  '<input name="pin" type="password" />',
  `<Field\n  label={text('auth.password')}\n  type={isShown ? 'text' : 'password'}\n  onChange={(event) => type(event.target.value)}\n/>`,
  '<Field inputMode="numeric" autoComplete="one-time-code" />',
  '<Field autoComplete="current-password" value={typed} />',
  `<Field label={text('security.code')} name="code" />`,
  '<Field {...common} />',
  '<input className="x" {...(isOpen && { name })} />',
  '<Field name={name} value={typed} />',
  '<input type={kind} />',
  '<Field autoComplete={how} />',
])('a secret typed elsewhere is found: %s', (text) => {
  expect(found(`import x\n${text}`)).toEqual([`${path}:2`])
})

test('the page of a game elsewhere is found', () => {
  expect(found('<p />\n<iframe src={url} />')).toEqual([`${path}:2`])
  for (const program of ["document.createElement('iframe')", 'document.createElement(`iframe`)'])
    for (const at of [path, path.replace('.tsx', '.ts')]) expect(found(program, at)).toEqual([`${at}:1`])
})

test.each([
  '<SecretField kind="password" name="password" />',
  '<SecretInput kind="code" autoComplete="one-time-code" />',
  '<Field name="amount" after={<Button>{text("auth.password")}</Button>} />',
  '<input type="radio" name="way" />',
  '<input type="radio" name={group} />',
  '<Field name="find" onChange={() => onFilter({ ...filter })} />',
])('fine: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('the rooms of both are where they are', () => {
  expect(found('<input type="password" />', 'apps/site/src/shared/secret/SecretInput.tsx')).toEqual([])
  expect(found('<iframe />', 'apps/site/src/features/play/shared/frame/GameFrame.tsx')).toEqual([])
  expect(found('<input type="password" />', 'apps/site/src/shared/form/Form.test.tsx')).toEqual([])
})
