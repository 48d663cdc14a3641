import type { Course } from '../scenes/course.ts'

/** A course that began a while ago, for whoever takes over in the middle of it: what was due is done at once. */
export const courseFrom = (course: Course, behindMs: number): Course => ({
  ...course,
  at: (ms, work) => (ms <= behindMs ? work(true) : course.at(ms - behindMs, work)),
})
