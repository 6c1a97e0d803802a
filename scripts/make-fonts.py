"""
Makes the font files of the repository from those of their authors:

    pip install fonttools==4.66.1 brotli==1.2.0
    python3 scripts/make-fonts.py [folder to write to instead of the repository]

Python, because only fontTools can copy a glyph with its variations from one variable font to another, and because no
package of npm has the whole fonts: those of Fontsource are split by script. The four files of web/theme/fonts that end
with `-wght-normal` are theirs, unchanged: they are fetched with npm.
"""

import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

ROOT = Path(__file__).resolve().parent.parent
RAW = "https://raw.githubusercontent.com"
SOURCES = {
    "golos": (
        f"{RAW}/googlefonts/golos-text/cf2e27222937d97c2d858fff0499bcc667a64e9d/fonts/variable/GolosText%5Bwght%5D.ttf",
        "17bb58fb69aec2dfb047a2ebf52534023e9b688c97a6b7ac795b0a72912c2063",
    ),
    "sofia": (
        f"{RAW}/lettersoup/Sofia-Sans/9a1f0ba30f0139b011f9e69c9c462728fa5ef725/fonts/variable/Condensed/SofiaSansCondensed%5Bwght%5D.ttf",
        "3282c4e1a09d14e91c5fdb10aadee93048d017fa00f857f43fdcc29c989221fd",
    ),
}
FONTSOURCE = {
    "golos-text@5.3.0": ["latin"],
    "sofia-sans-condensed@5.3.0": ["latin"],
    "sofia-sans-extra-condensed@5.3.0": ["cyrillic", "latin"],
}

# Scripts of names that neither font has: the letters come from these, in this order.
OTHER_SCRIPTS = {
    "noto-sans-georgian@5.3.0": ["georgian"],
    "noto-sans-armenian@5.3.0": ["armenian"],
    "noto-sans@5.3.0": ["greek", "greek-ext", "cyrillic-ext", "latin-ext", "vietnamese"],
}

# What Russian text needs: Cyrillic, digits, Latin letters without accents, signs.
RUSSIAN = (
    "20-7E A0 AB B0 B7 BB D7 301 400-45F 490-491 4B0-4B1 2009 2010-2014 2018-201A 201C-201E 2022 2026 202F 20BD 2116 "
    "2212 2248"
)
# And the letters of every language that is written in Latin, Cyrillic, Georgian, Armenian or Greek, for names.
NAMES = (
    f"{RUSSIAN} A1-24F 259 2BB-2BC 2C6-2C7 2DA 2DC-2DD 300-308 30C 327-328 370-3FF 460-52F 531-58F 10A0-10FF "
    "1C90-1CBF 1E00-1EFF 1F00-1FFF 2015 2020 2030 2039-203A 2044 20AC 20B4 20B8 2122 2190-2193 2215 2264-2265 25CF"
)
# The tilde of Sofia Sans Condensed reads as a dash at 17 px, and it has no rouble sign.
SIGNS_OF_GOLOS = "~≈₽"
# In thousandths of the size: what is less is not seen. Pairs with an accent are left out: there are four times as many.
LEAST_KERNING = 8


def main(target):
    golos, sofia = (download(*SOURCES[name]) for name in ("golos", "sofia"))
    copy_from_fontsource(target / "web/theme/fonts")
    web_fonts(golos, sofia, target / "web/theme/fonts")
    papers = target / "server/fonts"
    write(papers / "text.ttf", bytes_of(with_other_scripts(static(golos, 400), 400)))
    strong = with_other_scripts(static(golos, 700), 700)
    write(papers / "strong.ttf", bytes_of(strong))
    write(papers / "display.ttf", bytes_of(filled_from(static(sofia, 800), strong)))


def with_other_scripts(font, weight):
    for package, scripts in OTHER_SCRIPTS.items():
        for name, data in files_of(package, scripts):
            source = instancer.instantiateVariableFont(open_font(data), {"wght": weight, **width_of(data)})
            filled_from(font, source)
    return font


def width_of(data):
    """Noto Sans also varies in width; what is written is its usual one."""
    return {"wdth": 100} if any(axis.axisTag == "wdth" for axis in open_font(data)["fvar"].axes) else {}


def filled_from(font, source):
    """Letters of names the font lacks, at the size of its own."""
    if source["head"].unitsPerEm != font["head"].unitsPerEm:
        scale_upem(source, font["head"].unitsPerEm)
    known, offered = font.getBestCmap(), source.getBestCmap()
    copy_glyphs(source, font, [code for code in codes_of(NAMES) if code in offered and code not in known])
    return font


def open_font(data):
    return TTFont(io.BytesIO(data), recalcTimestamp=False)


def download(url, digest):
    with urllib.request.urlopen(url) as answer:
        data = answer.read()
    if hashlib.sha256(data).hexdigest() != digest:
        raise SystemExit(f"{url} is not the file it was")
    return data


def copy_from_fontsource(folder):
    for package, scripts in FONTSOURCE.items():
        for name, data in files_of(package, scripts):
            write(folder / name, data)


def files_of(package, scripts):
    name = package.split("@")[0]
    with tempfile.TemporaryDirectory() as packed:
        command = ["npm", "pack", "--silent", f"@fontsource-variable/{package}"]
        subprocess.run(command, cwd=packed, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(Path(packed).iterdir())) as archive:
            for script in scripts:
                file = f"{name}-{script}-wght-normal.woff2"
                yield file, archive.extractfile(f"package/files/{file}").read()


def web_fonts(golos, sofia, folder):
    """One file for each family, with the weights from 400 to 900, which Golos Text has anyway."""
    text = cut(open_font(golos), RUSSIAN)
    narrow = cut(open_font(sofia), RUSSIAN)
    narrow = instancer.instantiateVariableFont(narrow, {"wght": (400, 900)})
    copy_glyphs(text, narrow, [ord(sign) for sign in SIGNS_OF_GOLOS])
    del narrow["HVAR"]
    add_HVAR(narrow)
    for font, name in ((text, "golos-text"), (narrow, "sofia-sans-condensed")):
        font.flavor = "woff2"
        write(folder / f"{name}-wght.woff2", bytes_of(font))


def cut(font, ranges, features=("kern", "tnum", "lnum", "mark", "ccmp", "locl")):
    options = subset.Options()
    options.layout_features = list(features)
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.prune_codepage_ranges = False
    options.drop_tables += ["VVAR", "vhea", "vmtx"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes_of(ranges))
    cutter.subset(font)
    return font


def static(source, weight):
    """One weight, Russian letter forms, the kerning as a plain table: what papers and share pictures are set in."""
    font = instancer.instantiateVariableFont(open_font(source), {"wght": weight})
    forms = russian_forms(font)
    for table in font["cmap"].tables:
        table.cmap = {code: forms.get(glyph, glyph) for code, glyph in table.cmap.items()}
    known = font.getBestCmap()
    pairs = kerning(font, {known[code] for code in codes_of(RUSSIAN) if code in known})
    font = cut(font, NAMES, features=())
    for tag in ("GDEF", "GPOS", "GSUB", "STAT", "gasp"):
        if tag in font:
            del font[tag]
    font["kern"] = kern_table(pairs)
    # Rounded to whole units, as the file has them.
    return open_font(bytes_of(font))


def russian_forms(font):
    """Which glyph stands for which in Russian: what the feature `locl` substitutes."""
    table = font["GSUB"].table
    languages = [
        record.LangSys
        for script in table.ScriptList.ScriptRecord
        if script.ScriptTag == "cyrl"
        for record in script.Script.LangSysRecord
        if record.LangSysTag == "RUS "
    ]
    features = [table.FeatureList.FeatureRecord[index] for language in languages for index in language.FeatureIndex]
    lookups = [index for feature in features if feature.FeatureTag == "locl" for index in feature.Feature.LookupListIndex]
    forms = {}
    for index in lookups:
        for part in subtables(table.LookupList.Lookup[index]):
            forms.update(part.mapping)
    return forms


def kerning(font, glyphs):
    """The kerning of all pairs of these glyphs, as the feature `kern` gives it."""
    table = font["GPOS"].table
    records = [record for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"]
    pairs = {}
    for index in sorted({index for record in records for index in record.Feature.LookupListIndex}):
        parts = [part for part in subtables(table.LookupList.Lookup[index]) if hasattr(part, "ValueFormat1")]
        for left in glyphs:
            # Of the parts of a lookup the first one that knows the pair counts.
            found = {}
            for part in parts:
                if left in part.Coverage.glyphs:
                    for right, value in values_after(part, left, glyphs):
                        found.setdefault(right, getattr(value, "XAdvance", 0))
            for right, value in found.items():
                pairs[left, right] = pairs.get((left, right), 0) + value
    return {pair: value for pair, value in pairs.items() if abs(value) >= LEAST_KERNING and pair[1] in glyphs}


def values_after(part, left, glyphs):
    if part.Format == 1:
        records = part.PairSet[part.Coverage.glyphs.index(left)].PairValueRecord
        return [(record.SecondGlyph, record.Value1) for record in records]
    row = part.Class1Record[part.ClassDef1.classDefs.get(left, 0)].Class2Record
    return [(right, row[part.ClassDef2.classDefs.get(right, 0)].Value1) for right in glyphs]


def subtables(lookup):
    return [getattr(part, "ExtSubTable", part) for part in lookup.SubTable]


def kern_table(pairs):
    table = newTable("kern")
    table.version = 0
    part = KernTable_format_0()
    part.coverage = 1
    part.kernTable = pairs
    table.kernTables = [part]
    return table


def copy_glyphs(source, target, codes):
    """Copies the glyphs of these characters, with their variations where there are any."""
    names = source.getBestCmap()
    shapes = source.getGlyphSet()
    for code in codes:
        name = target.getBestCmap().get(code) or f"{names[code]}.{code:x}"
        if name not in target.getGlyphOrder():
            target.setGlyphOrder([*target.getGlyphOrder(), name])
        target["glyf"][name] = simple_glyph(source, shapes, names[code])
        target["hmtx"][name] = source["hmtx"][names[code]]
        if "gvar" in target:
            target["gvar"].variations[name] = source["gvar"].variations[names[code]]
        for table in target["cmap"].tables:
            table.cmap[code] = name


def simple_glyph(font, shapes, name):
    """Without parts: those it is made of may be others in the font it is copied to."""
    if not font["glyf"][name].isComposite():
        return font["glyf"][name]
    recording = DecomposingRecordingPen(shapes)
    shapes[name].draw(recording)
    pen = TTGlyphPen(None)
    recording.replay(pen)
    return pen.glyph()


def codes_of(ranges):
    ends = [[int(end, 16) for end in part.split("-")] for part in ranges.split()]
    return [code for end in ends for code in range(end[0], end[-1] + 1)]


def bytes_of(font):
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


def write(file, data):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    print(f"{file} {len(data)}")


main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT)
