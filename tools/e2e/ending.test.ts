import { spawn } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { statusOf, stopAll, withDoor } from './ending.ts'

const stopping = () => ({ stop: vi.fn(async () => {}) })
const stuck = { stop: () => Promise.reject(new Error('stuck')) }

test('all are stopped though one will not, which is said', async () => {
  const [first, last] = [stopping(), stopping()]
  const lines: string[] = []
  expect(await stopAll([first, stuck, last], (line) => lines.push(line))).toBe(false)
  expect(first.stop).toHaveBeenCalledOnce()
  expect(last.stop).toHaveBeenCalledOnce()
  expect(lines).toEqual(['Did not stop cleanly: Error: stuck'])
  expect(await stopAll([first], (line) => lines.push(line))).toBe(true)
})

test('what is behind a door that does not open is stopped, and why it did not is told', async () => {
  const behind = stopping()
  const shut = () => Promise.reject(new Error('shut'))
  await expect(withDoor(behind, shut)).rejects.toThrow('shut')
  expect(behind.stop).toHaveBeenCalledOnce()
  await expect(withDoor(stuck, shut)).rejects.toThrow('shut')
})

test('what is behind a door is stopped after it, also when the door does not close', async () => {
  const behind = stopping()
  const { stop } = await withDoor(behind, async () => ({ close: () => Promise.reject(new Error('jammed')) }))
  expect(behind.stop).not.toHaveBeenCalled()
  await expect(stop()).rejects.toThrow('jammed')
  expect(behind.stop).toHaveBeenCalledOnce()
})

test('a program that cannot be started ends with status 1', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await statusOf(spawn('/nowhere/program'))).toBe(1)
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
  expect(await statusOf(spawn(process.execPath, ['-e', 'process.exit(3)']))).toBe(3)
})
