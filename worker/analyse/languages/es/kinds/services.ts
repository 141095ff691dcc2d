import type { KindsOf } from '#worker/analyse/languages/kind-words.ts';

/** Kinds of contracts of consumers for a service. */
export const servicesKinds = {
  broadband: {
    names: /(?:banda ancha|fibra)(?: y (?:televisión|tv))?|acceso a internet|contrato de internet|servicio de internet/,
    words:
      /\bfibra\b|banda ancha|\brouter\b|\bmega|mbps|televisión|\bcanales\b|decodificador|\binternet\b|velocidad|línea fija|instalación|\bwi-?fi\b/,
  },
  'care-home': {
    names:
      /residencia (?:de |para )?(?:mayores|ancianos|tercera edad|adultos mayores|personas mayores)|contrato de (?:ingreso|residencia|estancia)|geriátrico/,
    words:
      /residencia|residente|\bmayores\b|geriátric|cuidados?|cuidador|dependencia|enfermer|medicación|familiar|habitación|comidas|pañales|ingreso/,
  },
  childcare: {
    names: /escuela infantil|guardería|jardín (?:infantil|maternal|de infancia)|educación infantil|estancia infantil/,
    words:
      /guardería|escuela infantil|\bniñ[oa]s?\b|\bmenor\b|\bpadres\b|\bmadre\b|educadora|comedor|recogida|adaptación|pañales|educación infantil|matrícula|siesta|\bbebé/,
  },
  course: {
    names:
      /(?:academia|autoescuela|escuela) de (?:idiomas|conducir|manejo|baile)|autoescuela|contrato de (?:curso|enseñanza de idiomas)|inscripción (?:al|a los|en) cursos?|cursada|coaching|diplomado|máster|(?:programa|plan) de formación|formación a distancia|taller(?:es)? de/,
    words:
      /\bcursos?\b|\bclases\b|alumn|profesor|autoescuela|matrícula|examen|nivel|academia|idiomas|permiso de conducir|licencia de conducir|certificado|asistencia|cursada|encuentros?|\baula\b|campus|tutor|módulos?|inscript|diploma/,
  },
  'funeral-plan': {
    names: /plan funerario|servicios? funerari|previsión funeraria|sepultura|nicho/,
    words: /funerari|sepelio|sepultura|\bnicho|cementerio|ataúd|cremación|difunt|entierro|velatorio|fallec|inhumación/,
  },
  'gym-membership': {
    names: /(?:contrato|alta|inscripción|afiliación).{0,25}(?:gimnasio|club|socio|fitness)|gimnasio|cuota de socio/,
    words:
      /gimnasio|soci[oa]s?\b|\bcuota\b|fitness|entrenamiento|clases (?:dirigidas|colectivas)|vestuarios?|matrícula|\bpesas\b|congelar|membresía|\bclub\b|sala|certificado médico|taquilla/,
  },
  'mobile-phone': {
    names: /(?:telefonía|línea|servicio|contrato) (?:móvil|celular)|contrato de (?:móvil|celular|telefonía)|terminal/,
    words:
      /móvil|celular|\bsim\b|terminal|\bminutos\b|\bdatos móviles|roaming|portabilidad|cobertura|permanencia|\bgb\b|\bsms\b|operadora/,
  },
  'online-service': {
    names:
      /términos y condiciones|condiciones (?:generales )?de (?:uso|suscripción|servicio)|aplicación de citas|términos (?:de|del) (?:uso|servicio)/,
    words:
      /aplicación|\bapp\b|suscripción|\bcuenta\b|prueba gratuita|perfil|usuari|\bcitas\b|premium|renovación automática|contenido|suspender|contraseña|suscriptor|registr/,
  },
  'package-travel': {
    names: /viaje combinado|contrato de viaje|paquete turístico|viaje organizado/,
    words:
      /viaje|viajer|organizador|\bvuelos?\b|\bhotel\b|pasaporte|visado|excursi|itinerario|traslado|media pensión|agencia de viajes|paquete|minorista/,
  },
  'personal-training': {
    names: /entrenador personal|entrenamiento personal|entrenadora personal|coaching deportivo/,
    words:
      /entrenador|entrenamiento|sesiones|sesión|\bbono\b|rutina|cuestionario de salud|ejercicios?|nutrición|\bclient[ea]\b|físico|objetivos/,
  },
  'pet-care': {
    names:
      /(?:alojamiento|residencia|guardería|hotel|cuidado|pensión|pupilaje).{0,20}(?:mascotas?|canin[ao]|perros|gatos|caballos|animales)/,
    words:
      /mascota|\bperr[oa]s?\b|\bgat[oa]s?\b|caball|veterinari|vacuna|animal|cuadra|pienso|residencia canina|paseos?|propietari|herrador|hocico/,
  },
  'protection-plan': {
    names:
      /(?:plan|contrato|programa) de (?:protección|cobertura|asistencia)|garantía extendida|protección de (?:equipos|dispositivos|hogar)/,
    words:
      /dispositivo|avería|reparación|franquicia|deducible|cobertura|siniestro|reemplazo|sustitución|garantía|carencia|electrodoméstico|rotura|desgaste|asistencia/,
  },
  removals: {
    names: /mudanza|contrato de (?:mudanza|traslado)/,
    words:
      /mudanza|muebles|cajas|camión|embalaje|\bcarga\b|descarga|traslado|guardamuebles|enseres|montaje|elevador|porte|inventario/,
  },
  schooling: {
    names:
      /(?:contrato|convenio) de (?:enseñanza|prestación de servicios educativos|servicios educativos|escolarización)|colegio privado|clases particulares|ciclo lectivo/,
    words:
      /colegio|escuela|alumn|estudiante|ciclo lectivo|curso escolar|arancel|matrícula|\bpadres\b|\bfamilia\b|docente|\bcuotas?\b|reinscripción|enseñanza|instituto|cuota escolar/,
  },
  'security-monitoring': {
    names:
      /(?:su |contrato de |servicio de )?alarmas?(?:,| conectada)?|monitoreo|central receptora|conexión a central|videovigilancia/,
    words:
      /alarma|central receptora|detector|monitoreo|intrusión|falsas? alarmas?|sensor|cámara|policía|vigilancia|robo|acuda|panel/,
  },
} as const satisfies KindsOf;
