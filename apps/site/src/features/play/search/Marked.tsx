/** A name in which the part that was looked for is marked. Found by another of its names, it stays as it is. */
export function Marked({ name, word }: { name: string; word: string }) {
  const at = word === '' ? -1 : name.toLowerCase().indexOf(word.toLowerCase())
  // A letter that is longer in small would move what stands behind it.
  if (at < 0 || name.length !== name.toLowerCase().length) return name
  const end = at + word.length
  return (
    <>
      {name.slice(0, at)}
      <mark className="rounded-[4px] bg-gold-400 text-[#241500]">{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  )
}
