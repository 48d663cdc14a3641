import { expect, test } from 'vitest'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { type Application, refusedFields, wrongFields } from './problems.ts'

const good: Application = {
  name: 'Daw Mya',
  contactKind: 'email',
  contact: ' mya@tea.example ',
  plan: 'I run a tea shop and know many players.',
  isAdult: true,
}

test.each([
  [{}, []],
  [{ name: ' M ' }, ['name']],
  [{ contactKind: 'phone' }, ['contact']],
  [{ contact: '' }, ['contact']],
  [{ plan: 'x'.repeat(1001) }, ['plan']],
  [{ name: '', contact: '', plan: '', isAdult: false }, ['name', 'contact', 'plan', 'isAdult']],
] as const)('[RT-31] with %j the form points at %j', (change, wrong) => {
  expect([...wrongFields({ ...good, ...change })]).toEqual(wrong)
})

test('[RT-31] a refusal points at the fields that it names, and at no other', () => {
  const refusal = (value: Record<string, unknown>) => new CallFailure('refused', 'field_invalid', value)
  expect([...refusedFields(refusal({ fields: [{ field: 'plan' }, { field: 'other' }] }))]).toEqual(['plan'])
  expect([...refusedFields(refusal({ fields: 'plan' }))]).toEqual([])
  expect([...refusedFields(new CallFailure('network', 'network'))]).toEqual([])
})
