/** Tiles of the lotteries and fast draws, one a row: `id | ground | scene | particles | pieces`. */
export const lottery = `
mm-2d | lottery | sunburst | sparks | n27:150,150,1.08,0,ruby n5:62,232,0.36,0,sapphire n8:240,234,0.36,0,emerald
mm-3d | amber | temple | none | n4:76,190,0.6,0,emerald n9:224,190,0.6,0,amethyst n1:150,140,0.74,0,ruby
mm2d-fast | sunset | stripes | sparks | bolt:222,138,0.82,8,gold n64:112,164,0.9,0,teal
mm2d-0930 | sky | sun | none | n0:104,172,0.74,0,amber n9:200,160,0.74,0,rose
mm2d-1201 | lottery | rings | sparks | sun:150,140,0.9,0,amber n1:92,224,0.48,0,ruby n2:208,224,0.48,0,emerald
mm2d-1400 | vermilion | clouds | none | ticket:138,152,1.02,10 n14:226,232,0.48,0,amber
mm2d-1630 | crash | sun | none | moon:206,112,0.66,12,gold n38:116,178,0.82,0,sapphire
vn-mb | ruby | hexes | sparks | globe:150,160,1.16 lotus:150,258,0.42
vn-mt | jade | temple | none | greenGlobe:150,156,1.06
vn-mn | deep | waves | none | globe:150,146,1.02 boat:232,240,0.4,0,amber
vnfast-45s | magenta | stripes | sparks | hourglass:96,160,0.94,-12 n45:212,176,0.7,0,amber
vnfast-1 | orchid | hexes | sparks | ticket:150,156,1.14,-6 n18:232,232,0.42,0,teal
vnfast-2 | cobalt | rings | none | n6:90,130,0.6,0,ruby n2:208,146,0.66,0,emerald n88:136,226,0.58,0,amber
vnfast-5 | leaf | podfall | none | keno:150,160,1.06,0,emerald
th-gov | sapphire | temple | sparks | elephantHead:150,142,0.96 ticket:150,246,0.66,-4
yiki | lime | hexes | sparks | tokens:150,226,0.9 n88:150,120,0.84,0,ruby
4d-studio | violet | curtain | none | n4:84,122,0.54,0,ruby n0:210,118,0.58,0,sapphire n7:96,222,0.58,0,emerald n3:216,216,0.54,0,amber
la-4d | rose | temple | none | drum:150,178,0.98 n12:92,86,0.36,0,sapphire n56:208,80,0.4,0,emerald
hk-pools | teal | horizon | none | wheel:150,166,0.98 ticket:220,246,0.46,10
k3-1m | leaf | rings | sparks | whiteDie:80,148,0.7,-10 whiteDie:220,148,0.7,14 die:150,208,0.82,0,ruby
pk10-1m | ink | stripes | none | car:112,126,0.78,-4,sapphire car:190,212,0.94,-4,amber
ssc-1m | cobalt | stars | sparks | n1:58,158,0.44,0,ruby n3:150,112,0.5,0,amber n5:242,158,0.44,0,emerald n7:104,226,0.46,0,amethyst n9:198,226,0.46,0,teal
pc28-1m | slate | neon | none | n2:98,132,0.54,0,sapphire n8:202,132,0.54,0,ruby n28:150,210,0.6,0,lime
mk6 | wine | fireworks | none | greenGlobe:150,160,1.2
keno20 | baize | vault | sparks | keno:122,168,0.98,0,teal n20:232,100,0.42,0,rose n7:240,206,0.34,0,amber
`
