/**
 * What a busy platform does not answer is sent again with the same key, as every client does. Many at once wait for one
 * row, and how long is a matter of the machine.
 */
export async function answered<A extends { readonly status: number }>(send: () => Promise<A>): Promise<A> {
  const answer = await send()
  return answer.status === 503 ? answered(send) : answer
}
