/** More texts that are no Nepali in an old font, as offices, students and programs write them, one a line. */
export const OFFICE_LINES: readonly string[] = String.raw`
Bring 2 photos (passport size), citizenship/birth certificate & SLC/SEE mark sheet.
Section "A": Roll no. 1-25; Section "B": Roll no. 26-50
BCA/BIM/CSIT/BBS
Mr/Ms
c/o The Principal
P/E ratio
TU/IOST/2083/15
Ref. No.: 083/84-12
[1] Sharma, R. (2019). "Data"; pp. 12-15.
{name}
{{ user.name }}
$x = "a" + 'b';
if (a[i] != b[j]) { return k; }
\frac{a}{b} + \sqrt{x}
C:\Users\Ram\Desktop\fee.xlsx
D:/data/marks.csv
~/notes/day-1.txt
git commit -m "Fix: it"
SELECT name FROM t WHERE id='5';
<div class="a">b</div>
y = m*x + c; z = (a+b)/2
f(x) = x^2 + 3x - 4
H2SO4 + 2NaOH -> Na2SO4 + 2H2O
O'Neil, D'Souza and McDonald's
Rs. 1,25,000/- only
@Ram: see #12; it's ok ;)
:-) :D ;p
lol; omg!! brb...
kasto cha? ma thik chu; timi?
k cha khabar / hal khabar
Ghar ma ko ko hunuhunchha?
khana khayau? ahile/bholi
sir, class kati baje ho?
malai BCA ko fee structure chahiyo hai sir/mam
Namaste! admission/scholarship barema bujhna paam na
hajurko phone no. dinus na
"Nepal: Past and Present" by K. P. Sharma
Tel: 01-5551234 / 9841-000000; Fax: 01-5554321
Sun-Fri, 6:15 a.m.-10:45 a.m.
Mon/Wed/Fri: Lab-1; Tue/Thu: Lab-2
10+2 / PCL / A-Level or equivalent
+2 Science (Bio/Physics)
1st/2nd/3rd year
i) one ii) two iii) three
a] b] c]
(a) i. x; ii. y
A; B; C
x;y;z
key=value;other=thing
a|b|c
yes|no
foo_bar-baz.qux
camelCase, PascalCase & snake_case
iPhone/iPad, eSewa, YouTube, LinkedIn, GitHub, WiFi, McGraw-Hill
McDonald; MacBook; LaTeX; PhD; BSc; MSc; MBBS
pH 7.4; kWh; mL; dB; GHz; MHz
DevOps/MLOps; CI/CD; TCP/IP; I/O
Ctrl+C, Ctrl+V
C++ / C# / F#
Q1/Q2; H1N1; B2B
the student's/parents' name(s)
and/or; either/or
Dept. of Math. & Stat.
http://a.b/c?d=e&f=g
UTF-8; ISO/IEC 27001
Kathmandu-10, Baneshwor
Lalitpur/Bhaktapur
N/A
ASAP
O(n log n)
Fee:Rs.5000;Due:1/2/2026
Photo(2);Certificate(1)
Name:______ Roll:______
S.N.|Name|Marks
Ram;Sita;Hari
jan;feb;mar
dd/mm/yyyy
HH:MM:SS
Hello;World
don't;can't;won't
'tis; 'twas
rock 'n' roll
l'hotel; l'eau; c'est la vie
naïve café; résumé
Zürich; São Paulo
über; señor
50°C; 5±2; £30; ¥500
§ 5; ¶ 2
© 2026; ® ™
«quoted» „text“
½ cup; ¼ tsp
Σ x; µm
bold**text**
# heading
- [ ] todo
> quote
and
xfd
dt/tf
jpg/png
src/main.ts
lib\x86
`
  .split('\n')
  .filter((line) => line !== '');
