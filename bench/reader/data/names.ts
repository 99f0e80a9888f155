/** Names of invented people, `given|surnames`, by origin, in two halves. `f`/`m` tells the sex. */
export type Origin = {
  demonyms: [string, string];
  country: string;
  share: number;
  given: { f: string[]; m: string[] };
  surnames: string[];
};

const w = (text: string): string[] => text.split(' ');
const origin = (demonyms: string, country: string, share: number, f: string, m: string, surnames: string): Origin => {
  const [fem = '', mas = ''] = demonyms.split('/');
  return { demonyms: [fem, mas], country, share, given: { f: w(f), m: w(m) }, surnames: surnames.split('|') };
};

export const DEV: Origin[] = [
  origin(
    'chilena/chileno',
    'Chile',
    10,
    'María Camila Francisca Javiera Constanza Daniela Carolina Fernanda Valentina Patricia',
    'Juan Pedro Sebastián Matías Diego Cristián Rodrigo Felipe Claudio Jorge',
    'González|Muñoz|Rojas|Díaz|Soto|Contreras|Silva|Sepúlveda|Morales|Torres|Araya|Vergara|Catrileo|San Martín|De la Fuente',
  ),
  origin(
    'venezolana/venezolano',
    'Venezuela',
    3,
    'Yuleisy Mariángel Génesis Rosmery',
    'Wilmer Yonathan Jhonny Alexander',
    'Rangel|Chirinos|Briceño|Villalobos|Urdaneta',
  ),
  origin('peruana/peruano', 'Perú', 2, 'Milagros Rosa Flor', 'Percy Edwin Wilber', 'Quispe|Mamani|Huamán|Flores'),
  origin(
    'haitiana/haitiano',
    'Haití',
    2,
    'Marie Rose Guerline',
    'Jean Wilner Frantz',
    'Pierre|Joseph|Louis|Jean-Baptiste',
  ),
  origin(
    'chilena/chileno',
    'Chile',
    14,
    'Antonella Bernardita Millaray Scarlett Ximena Yasna Isidora Rayen Noemí Elba Maritza Katalina Paz Ester Anaís Berta Rocío Magdalena Josefa Agustina',
    'Bastián Héctor Nahuel Joaquín Ítalo Osvaldo Benjamín Renato Exequiel Luis Hernán Nelson Gastón Lautaro Aníbal Eliseo Vicente Maximiliano Eduardo Sergio',
    'Huenchullán|Paillalef|Curihuinca|Olavarría|Yáñez|Ñancupil|Inostroza|Zúñiga|Ibáñez|Bahamondes|Oyarzún|Cárcamo|Etchepare|Goic|Schwarzenberg|Kusanovic|Repetto|Hananía|Montt|Del Río|Santa María|De la Cerda|Riffo|Cayuqueo|Pavez|Llancapán|Tapia|Urrutia|Fica|Améstica',
  ),
  origin(
    'venezolana/venezolano',
    'Venezuela',
    4,
    'Yorgelis Dayana Mayerlin Betzabeth Andreína Coromoto',
    'Endry Yeferson Asdrúbal Keiber Luisander Wilfredo',
    'Graterol|Colmenares|Perozo|Uzcátegui|Montilla|Azuaje|Piñango|Hernández',
  ),
  origin(
    'colombiana/colombiano',
    'Colombia',
    2,
    'Leidy Yuri Luz Marcela',
    'Jhon Edison Brayan Wilson',
    'Restrepo|Ospina|Hincapié|Quiñones|Mosquera|Londoño',
  ),
  origin(
    'peruana/peruano',
    'Perú',
    2,
    'Maribel Nélida Yanet',
    'Elmer Rigoberto Américo',
    'Ccahuana|Chumpitaz|Yupanqui|Salazar|Huaraca',
  ),
  origin(
    'haitiana/haitiano',
    'Haití',
    3,
    'Mirlande Wideline Rosemène Fabiola',
    'Wesly Dieudonné Evens Mackenson',
    'Saint-Fleur|Désir|Toussaint|Charles|Louissaint|Exantus',
  ),
  origin(
    'boliviana/boliviano',
    'Bolivia',
    2,
    'Lidia Wara Hilaria',
    'Rubén Freddy Saturnino',
    'Choque|Condori|Callisaya|Vargas|Mercado',
  ),
  origin(
    'brasileña/brasileño',
    'Brasil',
    1,
    'Juliana Thais',
    'Thiago Anderson',
    'Oliveira|Ferreira da Silva|Souza|Nascimento',
  ),
  origin(
    'ecuatoriana/ecuatoriano',
    'Ecuador',
    1,
    'Génesis Narcisa',
    'Byron Washington',
    'Chicaiza|Guamán|Zambrano|Cevallos',
  ),
  origin(
    'argentina/argentino',
    'Argentina',
    1,
    'Florencia Malena',
    'Facundo Lisandro',
    'Ferreyra|Bianchi|Ledesma|Giménez',
  ),
  origin('cubana/cubano', 'Cuba', 1, 'Yanisley Odalys', 'Yoandri Reinier', 'Pupo|Castellanos|Rizo'),
];

export const HELD: Origin[] = [
  origin(
    'chilena/chileno',
    'Chile',
    14,
    'Loreto Pía Catalina Gladys Miriam Ingrid Solange Trinidad Emilia Ruth Paulina Luzmira Marjorie Ornella Ayelén Sayén Violeta Griselda Karin Nicole Dominga Susana Tamara Evelyn',
    'Marcelo Iván Fabián Arturo Cristóbal Gabriel Hugo Patricio Germán Efraín Camilo Tomás Esteban Rubén Danilo Jaime Ramiro Orlando Alonso Víctor Ismael Guillermo Aukán Leonel',
    'Valdebenito|Huaiquil|Nahuelpán|Quintriqueo|Melinao|Lienlaf|Garrido|Jeldres|Villablanca|Orellana|Mardones|Poblete|Zamorano|Arriagada|Barría|Ojeda|Vidal|Iturriaga|Larenas|Eltit|Zerega|Vukasovic|Hofmann|Aedo|Cuevas|Riquelme|Lagunas|De la Maza|San Juan|Del Canto|Von Dessauer|Pinto|Astudillo|Quilaqueo|Salgado|Mella|Tuki|Godoy',
  ),
  origin(
    'venezolana/venezolano',
    'Venezuela',
    4,
    'Yusmary Oriana Nairobi Eglis Wuilmary',
    'Jesús José Luis Douglas Eleazar Yorman Argenis',
    'Bracamonte|Urbina|Lugo|Guaramato|Escalona|Peñaloza|Chacín|Sifontes',
  ),
  origin(
    'colombiana/colombiano',
    'Colombia',
    2,
    'Yuliana Nubia Ángela Deicy',
    'Harold Duván Jairo Yeison',
    'Arboleda|Cuero|Zapata|Giraldo|Murillo|Angulo',
  ),
  origin(
    'peruana/peruano',
    'Perú',
    2,
    'Gladys Yesenia Consuelo',
    'Alcides Wilmer Teófilo',
    'Sullca|Palomino|Rimachi|Ñaupari|Vilcapoma|Távara',
  ),
  origin(
    'haitiana/haitiano',
    'Haití',
    3,
    'Nadège Islande Kerline Manoucheka',
    'Jean Claude Jhonny Rodrigue Widson Fritzner',
    'Estimé|Jean-Louis|Dorvil|Beauzile|Cadet|Michel|Philippe|Sainvil',
  ),
  origin(
    'boliviana/boliviano',
    'Bolivia',
    2,
    'Justina Nieves Roxana',
    'Limber Grover Zenón',
    'Mamani|Apaza|Villca|Rocha|Cuéllar',
  ),
  origin('brasileña/brasileño', 'Brasil', 1, 'Larissa Viviane', 'Wesley Rodrigo', 'Almeida|Dos Santos|Barbosa|Rocha'),
  origin('ecuatoriana/ecuatoriano', 'Ecuador', 1, 'Jenny Gabriela', 'Klever Darío', 'Quishpe|Toapanta|Macías|Vinueza'),
  origin(
    'dominicana/dominicano',
    'República Dominicana',
    1,
    'Altagracia Yokasta',
    'Radhamés Starlin',
    'Peguero|Encarnación|Reynoso',
  ),
  origin('argentina/argentino', 'Argentina', 1, 'Julieta Micaela', 'Leandro Nahuel', 'Quiroga|Pereyra|Rossi|Maidana'),
  origin('española/español', 'España', 1, 'Nerea Amparo', 'Iker Álvaro', 'Etxeberria|Ferrer|Prieto'),
];
