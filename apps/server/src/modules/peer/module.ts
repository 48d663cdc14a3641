import type { Module } from '../../platform/module.ts'

/**
 * Nothing goes on here by itself: the cashier stands above, answers what `PeerPorts` asks, and opens
 * the pool with it, its calls and its clock.
 */
export const open = (): Module<null> => ({ face: null })
