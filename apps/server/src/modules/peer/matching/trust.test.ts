import { expect, test } from 'vitest'
import { maskedName } from '../masked.ts'
import { autoOffOf, isReceiverAway, type ProofFacts, referenceKey, scoreOf } from './trust.ts'

const clean = { settled: 5, strikes: 0, disputesLost: 0, freshStrikes: 0 }
const facts: ProofFacts = {
  ...{ hasPicture: true, isReferenceReused: false, isPictureSeen: false, isPicturePlain: false },
  ...{ knownNames: ['Daw Su Su'], senderName: 'daw  SU-SU', payer: clean },
}

test('[WD-04] a clean proof is confirmed by the clock, and each doubt by itself stops it', () => {
  expect(autoOffOf(facts)).toEqual([])
  expect(autoOffOf({ ...facts, knownNames: [], senderName: 'anybody' })).toEqual([])
  expect(autoOffOf({ ...facts, hasPicture: false })).toEqual(['no_proof'])
  expect(autoOffOf({ ...facts, isReferenceReused: true })).toEqual(['reference_reused'])
  expect(autoOffOf({ ...facts, isPictureSeen: true })).toEqual(['picture_seen'])
  expect(autoOffOf({ ...facts, isPicturePlain: true })).toEqual(['picture_plain'])
  expect(autoOffOf({ ...facts, senderName: 'U Kyaw' })).toEqual(['name_differs'])
  expect(autoOffOf({ ...facts, payer: { ...clean, freshStrikes: 1 } })).toEqual(['payer_risk'])
})

test('a lost dispute weighs more than a part that ran out, and what was paid makes up for both', () => {
  const [fresh, struck, lost] = [clean, { ...clean, strikes: 1 }, { ...clean, disputesLost: 1 }].map(scoreOf)
  expect(fresh).toBeGreaterThan(struck ?? 1)
  expect(struck).toBeGreaterThan(lost ?? 1)
  expect(scoreOf({ ...clean, disputesLost: 1, settled: 50 })).toBeGreaterThan(lost ?? 1)
})

test('[WD-04] a receiver counts as away above the amount alone, when never seen since the proof', () => {
  const [before, proof, after] = [new Date(1), new Date(2), new Date(3)]
  expect(isReceiverAway(before, proof, 101n, 100n)).toBe(true)
  expect(isReceiverAway(null, proof, 101n, 100n)).toBe(true)
  expect(isReceiverAway(after, proof, 101n, 100n)).toBe(false)
  expect(isReceiverAway(before, proof, 100n, 100n)).toBe(false)
})

test('a reference is the same however it is written', () => {
  expect(referenceKey(' tx 7720-4419 ')).toBe(referenceKey('TX77204419'))
  expect(referenceKey('TX77204418')).not.toBe(referenceKey('TX77204419'))
})

test.each([
  ['U Kyaw Win', 'U K·· W··'],
  ['daw su su hlaing', 'DAW S·· S·· H··'],
  ['Thiha', 'TH···'],
])('[EN-137] %s is shown to the other side as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})
