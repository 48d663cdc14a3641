/**
 * The one Trusted Types policy. It makes no HTML at all (nothing here needs any yet) and lets
 * through the addresses of our own scripts and of the analytics loader, nothing else.
 */
interface Policy {
  createScriptURL(address: string): string
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}

const analytics = 'https://www.googletagmanager.com/gtag/js?id='

export function allowedScript(address: string, origin: string): string {
  const url = new URL(address, origin)
  if (url.origin === origin || url.href.startsWith(analytics)) return url.href
  throw new TypeError(`no script may be loaded from ${url.origin}`)
}

const rules: Policy = { createScriptURL: (address) => allowedScript(address, location.origin) }
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
const policy = factory ? factory.createPolicy('app-html', rules) : rules

/** An address as workers and script tags accept it under the policy. */
export const scriptUrl = (address: string): string => policy.createScriptURL(address)
