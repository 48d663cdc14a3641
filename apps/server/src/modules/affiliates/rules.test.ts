import { expect, test } from 'vitest'
import { type Application, plainContact, problemsOf } from './rules.ts'

const good: Application = {
  name: 'Daw Mya',
  contactKind: 'phone',
  contact: '+95 9 450 123 456',
  plan: 'I run a tea shop and know many players.',
  isAdult: true,
}

test('[RT-31] an application that holds everything has no problem', () => {
  expect(problemsOf(good)).toEqual([])
  expect(problemsOf({ ...good, contactKind: 'email', contact: 'mya@tea.example' })).toEqual([])
  expect(problemsOf({ ...good, contactKind: 'telegram', contact: '@mya_tea' })).toEqual([])
})

test.each([
  [{ name: 'M' }, [{ field: 'name', rule: 'length', min: 2, max: 60 }]],
  [{ name: '𠮷'.repeat(60) }, []],
  [{ name: '𠮷'.repeat(61) }, [{ field: 'name', rule: 'length', min: 2, max: 60 }]],
  [{ contact: '12' }, [{ field: 'contact', rule: 'length', min: 5, max: 100 }]],
  [{ contact: 'mya@tea.example' }, [{ field: 'contact', rule: 'pattern' }]],
  [{ contactKind: 'email', contact: 'mya at tea' }, [{ field: 'contact', rule: 'pattern' }]],
  [{ contactKind: 'telegram', contact: '@1mya' }, [{ field: 'contact', rule: 'pattern' }]],
  [{ plan: 'too short' }, [{ field: 'plan', rule: 'length', min: 20, max: 1000 }]],
  [{ isAdult: false }, [{ field: 'isAdult', rule: 'required' }]],
] as const)('[RT-31] with %j the problems are %j', (change, problems) => {
  expect(problemsOf({ ...good, ...change })).toEqual(problems)
})

test('one person is one contact, however it is written', () => {
  expect(plainContact({ contactKind: 'phone', contact: '+95 9 450-123' })).toBe('959450123')
  expect(plainContact({ contactKind: 'telegram', contact: '@Mya_Tea' })).toBe('mya_tea')
})
