/** The two cookies of a remembered login (D-59): the name as it is, and a text that the platform sealed. */
const nameCookie = 'lastUser'
const sealedCookie = 'lastCred'

export interface Remembered {
  readonly username: string
  /** Stands for the password; null when only the name is known. */
  readonly sealed: string | null
}

export function readRemembered(): Remembered | null {
  const username = readCookie(nameCookie)
  return username ? { username, sealed: readCookie(sealedCookie) } : null
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) || null : null
}
