/**
 * What a module of the domain is to the program that runs it. Each has one entry, `module.ts`, whose
 * `open(platform, uses)` is given the plumbing and the faces of the modules below it.
 */
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Metric } from 'prom-client'
import type { Config } from './config.ts'
import type { Db } from './database/db.ts'
import type { Space } from './database/space.ts'
import type { Brand, Gate, Mount, Principal } from './http/http.ts'
import type { PageBrand } from './http/pages.ts'
import type { Check } from './http/serving/health.ts'
import type { Parts } from './parts.ts'
import type { EventBus } from './pushes/events.ts'
import type { Sockets } from './pushes/sockets.ts'
import type { Secrets } from './secrets.ts'
import type { SettingsSchema } from './settings.ts'
import type { Clock } from './work/clock.ts'
import type { Job } from './work/jobs.ts'

/** The plumbing of one process: opened once, and closed after all modules. */
export interface Platform {
  readonly config: Config
  readonly isProduction: boolean
  readonly secrets: Secrets
  readonly db: Db
  /** For what goes on by itself: connections of its own, so that no call waits behind it. */
  readonly workDb: Db
  /**
   * For what is read once for many and kept a while: connections of its own, so that a transaction may ask for it while
   * all others wait for what that transaction holds.
   */
  readonly keptDb: Db
  readonly pool: pg.Pool
  readonly bus: EventBus
  /** Whether the database has room for money to move. */
  readonly space: Pick<Space, 'allows'>
  /** Where each part of this process says how it is. */
  readonly parts: Parts
  /** The time by which everything is decided: the database's, unless a test hands in another. */
  readonly now: () => Date
  /** Whether this process may do anything by it. */
  readonly clock: Pick<Clock, 'now' | 'apart'>
  readonly log: FastifyBaseLogger
  /** Writes down what went wrong and where, and lets everything else go on. */
  readonly warn: (where: string) => (error: unknown) => void
  /** Where the built site lies; null to serve calls alone. */
  readonly site: string | null
}

/** What plumbing asks of the domain: each question is answered by the face of one module. */
export interface Entrance extends Gate {
  readonly redeem: (ticket: string, brand: Brand) => Promise<Principal | null>
  readonly missed: Sockets['missed']
  /** What the brand of this host shows on its pages; null for a host of no brand. */
  readonly pageOf: (request: FastifyRequest) => Promise<PageBrand | null>
}

/** Something that runs until it is stopped; what it has begun is ended first. */
export interface Running {
  stop(): Promise<void>
}

export interface Module<Face> {
  /** What modules above it may ask. */
  readonly face: Face
  /** What brands choose of it: platform/settings.ts. */
  readonly settings?: SettingsSchema
  /** Reads the settings of a brand together, as its calls do. Throws where they contradict each other. */
  demandBrand?(merchantId: number): Promise<void>
  /** What operators measure of it, beside what every process has. */
  readonly metrics?: readonly Metric[]
  readonly ready?: Readonly<Record<string, Check>>
  /** Throws where this process must bring nothing: before any module is seeded. */
  maySeed?(): Promise<void>
  /** Brings what an installation begins with, as the owner of the schema. Harmless to repeat. */
  seed?(ownerUrl: string): Promise<void>
  /** Throws where this process must not answer calls yet: before anything is mounted. */
  mayAnswer?(): Promise<void>
  /** Mounts its calls, where the process answers any. */
  serve?(mount: Mount): Promise<void> | void
  /** Starts pushing to a person; the answer stops it. */
  readonly attach?: Sockets['attach']
  /** Pushes what only pages that watch it hear. One module has it. */
  readonly watch?: Sockets['watch']
  /** By the clock: once, however many processes there are. */
  readonly jobs?: readonly Job[]
  /** Starts what goes on all the time, where the process works; several processes may. */
  work?(): Promise<readonly Running[]> | readonly Running[]
  close?(): Promise<void>
}

export type Open<Uses, Face> = (platform: Platform, uses: Uses) => Promise<Module<Face>> | Module<Face>
